import { expect, it } from 'vitest';
import { featuresNewerThan } from '../../deploy/browsers/newer-features.ts';
import { usedInScript } from '../../deploy/browsers/used-in-script.ts';

const newer = featuresNewerThan(2024);

it.each([
  ['a method', 'document.startViewTransition(draw)', '.startViewTransition()'],
  ['a class', 'new PerformanceEventTiming()', 'PerformanceEventTiming'],
  ['a global object', 'navigation.back()', 'navigation'],
  ['a method of a class', 'Promise.try(draw)', '.try()'],
])('finds %s that is newer', (_name, script, used) => {
  expect([...usedInScript(script, newer).keys()]).toEqual([used]);
});

it.each([
  ['what every browser has', 'document.querySelector("p").checkVisibility(); new Set().union(new Set()); fetch("/")'],
  ['what is asked for first', 'document.startViewTransition?.(draw)'],
  ['a name of the script’s own', 'const navigation = { back() {} }; navigation.back()'],
  ['a name among data', 'const told = { navigation: 1 }; told.navigation'],
])('leaves %s alone', (_name, script) => {
  expect([...usedInScript(script, newer).keys()]).toEqual([]);
});

it('knows less the older the browsers are', () => {
  expect(newer.methods.has('showPopover')).toBe(false);
  expect(featuresNewerThan(2022).methods.has('showPopover')).toBe(true);
});
