/** One-off bank holidays since 2019, and two usual Mondays that moved (false). None is announced after 2023. */
const oneOff: ReadonlyMap<string, boolean> = new Map([
  // Early May, moved to the anniversary of VE Day.
  ['2020-5-4', false],
  ['2020-5-8', true],
  // Spring, moved to the Platinum Jubilee.
  ['2022-5-30', false],
  ['2022-6-2', true],
  ['2022-6-3', true],
  // The Queen's funeral.
  ['2022-9-19', true],
  // The coronation.
  ['2023-5-8', true],
]);

/** Includes substitute days and one-off holidays. */
export function isEnglandHoliday(year: number, month: number, dayOfMonth: number, weekday: number): boolean {
  const decreed = oneOff.get(`${year}-${month}-${dayOfMonth}`);
  if (decreed !== undefined) return decreed;
  switch (month) {
    case 1:
      return isNewYearsDay(dayOfMonth, weekday);
    case 3:
    case 4:
      return isEaster(year, month, dayOfMonth);
    case 5:
      return weekday === monday && (dayOfMonth <= 7 || dayOfMonth >= 25);
    case 8:
      return weekday === monday && dayOfMonth >= 25;
    case 12:
      return isChristmas(dayOfMonth, weekday);
    default:
      return false;
  }
}

const monday = 1;
const tuesday = 2;

export function isWeekend(weekday: number): boolean {
  return weekday === 0 || weekday === 6;
}

function isNewYearsDay(dayOfMonth: number, weekday: number): boolean {
  if (dayOfMonth === 1) return !isWeekend(weekday);
  return weekday === monday && dayOfMonth <= 3;
}

function isChristmas(dayOfMonth: number, weekday: number): boolean {
  if (dayOfMonth === 25 || dayOfMonth === 26) return !isWeekend(weekday);
  return (dayOfMonth === 27 || dayOfMonth === 28) && (weekday === monday || weekday === tuesday);
}

function isEaster(year: number, month: number, dayOfMonth: number): boolean {
  const daysIntoMarch = month === 3 ? dayOfMonth : dayOfMonth + 31;
  const sunday = easterSunday(year);
  return daysIntoMarch === sunday - 2 || daysIntoMarch === sunday + 1;
}

/** Easter Sunday as a day of March, running past 31 into April; Gregorian computus. */
function easterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const moon = (19 * golden + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30;
  const full = moon - Math.floor(moon / 28) * (1 - Math.floor(29 / (moon + 1)) * Math.floor((21 - golden) / 11));
  const weekdayOfFull = (year + Math.floor(year / 4) + full + 2 - century + Math.floor(century / 4)) % 7;
  return full - weekdayOfFull + 28;
}
