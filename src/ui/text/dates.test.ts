import { describe, expect, it } from 'vitest';
import { calendarDay, instantInLondon } from '#src/kernel/calendar.ts';
import {
  briefDay,
  briefDayAndYear,
  dayText,
  fieldDay,
  momentText,
  monthText,
  periodText,
  pickedDay,
  pickedRange,
  secondText,
  shortMonth,
  slashedDay,
  slashedMoment,
  stampText,
  timeText,
  weekdayMomentText,
  weekdayText,
} from './dates.ts';

const day = calendarDay;
const moment = (on: string, time: string) => instantInLondon(day(on), time);

describe('days', () => {
  it.each([
    [slashedDay, '2026-03-02', '02/03/2026'],
    [slashedDay, '2026-12-31', '31/12/2026'],
    [fieldDay, '2026-03-02', '02/03/26'],
    [fieldDay, '2026-12-24', '24/12/26'],
    [dayText, '2024-01-01', '1 January 2024'],
    [dayText, '2024-02-29', '29 February 2024'],
    [dayText, '2026-05-10', '10 May 2026'],
    [dayText, '2026-12-31', '31 December 2026'],
    [weekdayText, '2026-05-10', 'Sunday 10 May 2026'],
    [weekdayText, '2026-12-24', 'Thursday 24 December 2026'],
    [briefDay, '2026-03-16', '16 Mar'],
    [briefDayAndYear, '2026-03-16', '16 Mar 2026'],
    [monthText, '2026-09-30', 'September 2026'],
    [shortMonth, '2026-09-30', 'Sep'],
    [shortMonth, '2026-06-01', 'Jun'],
  ])('%o writes %s as %s', (write, on, text) => expect(write(day(on))).toBe(text));

  it.each([
    ['2024-01-01', '1st Jan 2024'],
    ['2024-02-02', '2nd Feb 2024'],
    ['2024-02-03', '3rd Feb 2024'],
    ['2024-03-04', '4th Mar 2024'],
    ['2024-04-11', '11th Apr 2024'],
    ['2024-05-12', '12th May 2024'],
    ['2024-06-13', '13th Jun 2024'],
    ['2024-07-20', '20th Jul 2024'],
    ['2024-08-21', '21st Aug 2024'],
    ['2024-09-22', '22nd Sep 2024'],
    ['2024-10-23', '23rd Oct 2024'],
    ['2024-11-30', '30th Nov 2024'],
    ['2026-12-31', '31st Dec 2026'],
  ])('writes %s with its ordinal, %s', (on, text) => expect(pickedDay(day(on))).toBe(text));

  it('writes a period in words', () =>
    expect(periodText({ from: day('2024-01-01'), to: day('2024-02-03') })).toBe('1 January 2024 to 3 February 2024'));

  it('writes a range with a hyphen between', () =>
    expect(pickedRange({ from: day('2024-01-01'), to: day('2024-02-03') })).toBe('1st Jan 2024 - 3rd Feb 2024'));
});

describe('moments', () => {
  it.each([
    [timeText, '2026-11-20', '00:05:09', '00:05'],
    [secondText, '2026-11-20', '14:05:30', '14:05:30'],
    [slashedDay, '2026-11-20', '09:31', '20/11/2026'],
    [slashedMoment, '2026-03-02', '09:31', '02/03/2026 09:31'],
    [dayText, '2026-11-20', '10:42', '20 November 2026'],
    [stampText, '2026-03-02', '09:31', '2 March 2026 at 09:31'],
    [momentText, '2026-03-02', '14:05', '14:05 on 2 March 2026'],
    [weekdayMomentText, '2026-11-20', '10:42', '10:42 on Friday 20 November 2026'],
  ])('%o writes %s %s as %s', (write, on, time, text) => expect(write(moment(on, time))).toBe(text));

  it.each([
    ['2026-06-30', '23:30', '23:30 on Tuesday 30 June 2026', '30/06/2026 23:30'],
    ['2026-07-01', '00:30', '00:30 on Wednesday 1 July 2026', '01/07/2026 00:30'],
  ])('changes the day at midnight in London, not GMT: %s %s', (on, time, full, short) => {
    expect(weekdayMomentText(moment(on, time))).toBe(full);
    expect(slashedMoment(moment(on, time))).toBe(short);
  });
});
