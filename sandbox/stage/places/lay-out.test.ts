import { expect, it } from 'vitest';
import { type Box, overlaps, type Point, type Size } from './free-place.ts';
import { layOut, type Scene } from './lay-out.ts';

const scene: Scene = {
  room: { width: 1280, height: 720 },
  target: { x: 500, y: 300, width: 200, height: 44 },
  dialog: undefined,
  beside: [],
  texts: [],
  marker: { width: 320, height: 260 },
  message: undefined,
  moved: undefined,
};
const dialog = { x: 400, y: 140, width: 480, height: 440 };
const message = { width: 320, height: 200 };

function covers(place: Point | undefined, size: Size | undefined, box: Box | undefined): boolean {
  if (place === undefined || size === undefined || box === undefined) return false;
  return overlaps({ ...place, ...size }, box);
}

function floating(change: Partial<Scene>) {
  const wanted = { ...scene, ...change };
  const layout = layOut(wanted);
  if (layout.docked) throw new Error('It is docked');
  return { ...layout, wanted };
}

it('marker and text message cover neither target nor dialog nor each other', () => {
  const { marker, message: at, wanted } = floating({ dialog, message });
  for (const box of [wanted.target, dialog]) {
    expect(covers(marker, wanted.marker, box)).toBe(false);
    expect(covers(at, message, box)).toBe(false);
  }
  expect(covers(marker, wanted.marker, at && { ...at, ...message })).toBe(false);
});

it('docks where the dialog leaves no place, and in every narrow window', () => {
  expect(layOut({ ...scene, dialog: { x: 250, y: 20, width: 780, height: 680 } })).toEqual({ docked: true });
  expect(layOut({ ...scene, room: { width: 360, height: 740 }, target: undefined })).toEqual({ docked: true });
});

it('stays where the presenter has put it, until it would cover something there', () => {
  expect(floating({ moved: { x: 40, y: 40 } }).marker).toEqual({ x: 40, y: 40 });
  expect(floating({ moved: { x: 3_000, y: -50 } }).marker).toEqual({ x: 960, y: 0 });
  const { marker, wanted } = floating({ moved: { x: 480, y: 280 } });
  expect(covers(marker, wanted.marker, wanted.target)).toBe(false);
});

it('rests in the lower corner while there is nothing to point at', () => {
  expect(floating({ target: undefined }).marker).toEqual({ x: 948, y: 448 });
});

it('covers a label or a list of suggestions only where nothing else is free', () => {
  const label = { x: 500, y: 60, width: 200, height: 236 };
  const { marker } = floating({ beside: [label] });
  expect(covers(marker, scene.marker, label)).toBe(false);
  expect(floating({ beside: [{ x: 0, y: 0, ...scene.room }] }).marker).toEqual(floating({}).marker);
});

it('covers as little of the page’s text as it can, unless the presenter has put it there', () => {
  const texts = [{ x: 0, y: 356, width: 1280, height: 300 }];
  expect(covers(floating({ texts }).marker, scene.marker, texts[0])).toBe(false);
  const everywhere = floating({ texts: [{ x: 0, y: 0, ...scene.room }] }).marker;
  expect(everywhere?.y).toBe(floating({}).marker?.y);
  expect(floating({ texts, moved: { x: 40, y: 370 } }).marker).toEqual({ x: 40, y: 370 });
});
