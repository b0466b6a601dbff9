import { expect, it } from 'vitest';
import { fullBic, isAba, plainRouting, routingNumbers, shownBic } from './bank-codes.ts';

const bics =
  `AIBKIE2D BNPAFRPP CHASUS33 CITIUS33 BOFAUS3N ANZBAU3M CTBAAU2S WPACAU2S BSCHESMM BBVAESMM DEUTDEFF COBADEFF
  UBSWCHZH CRESCHZZ BARCGB22 NWBKGB2L HBUKGB4B LOYDGB2L ABNANL2A INGBNL2A RABONL2U NDEASESS SWEDSESS DNBANOKK DABADKKK
  NDEAFIHH BCITITMM UNCRITMM GKCCBEBB KREDBEBB BKAUATWW CMCIFRPP SOGEFRPP ROYCCAT2 BOFMCAM2 SBZAZAJJ FIRNZAJJ BOTKJPJT
  HSBCHKHH DBSSSGSG EBILAEAD SBININBB BCMAMAMC PKOPPLPW ASBBNZ2A`.split(/\s+/);

it.each(bics)('adds the head office to %s', (bic) => {
  expect(fullBic(bic)).toBe(`${bic}XXX`);
});

it.each(bics)('shows the head office of %s by eight characters', (bic) => {
  expect(shownBic(`${bic}XXX`)).toBe(bic);
  expect(shownBic(`${bic}500`)).toBe(`${bic}500`);
});

it.each([
  ['DEUTDEFF500', 'DEUTDEFF500'],
  ['deutdeff500', 'DEUTDEFF500'],
  [' nwbk gb 2l ', 'NWBKGB2LXXX'],
  ['NEDSZAJJXXX', 'NEDSZAJJXXX'],
])('reads "%s" as %s', (text, bic) => {
  expect(fullBic(text)).toBe(bic);
});

it.each([
  ...['', 'D', 'DEUT', 'DEUTDE', 'DEUTDEF', 'DEUTDEFF5', 'DEUTDEFF50', 'DEUTDEFF5000', 'DEUTDEFF500X'],
  ...['DEU1DEFF', '1EUTDEFF', 'DEUTD1FF', 'DEUT1EFF', 'DEUTXXFF', 'DEUTUKFF', 'DEUTEUFF', 'DEUTZZFF', 'NWBK0B2L'],
  ...['DEUT-DEFF', 'DEUTDEFF-500', 'DEUT.DEFF', 'DEUTDEFF/500', 'DEUTDEFF!', 'DÉUTDEFF', 'ДEUTDEFF', 'DEUTDEFFÄ00'],
  ...[
    '12345678',
    '021000021',
    'GB29NWBK60161331926819',
    '        ',
    'DEUTDEFF\u0000',
    'ＤEUTDEFF',
    '<b>DEUTDE',
    'null',
  ],
  ...['SWIFTCODE', 'BARCLAYSLONDON', 'AIBKIE2D12', 'AIBKIE', 'AIBK', 'IE2DAIBK', '2DIEAIBK', 'XXXXXXXX'],
])('refuses "%s" as a BIC', (text) => {
  expect(fullBic(text)).toBeUndefined();
});

// Routing numbers that the banks of the United States publish.
const abas =
  `021000021 011401533 091000019 026009593 121000358 122000661 021000089 031100209 322271627 121000248 061000227
  053000196 111000025 122105155 091000022 042000013 071000013 021001088 022000020 031000053 043000096 021200339 011000138
  011900254 051000017 052001633 053101121 061000104 063100277 063107513 064000017 065000090 067014822 071904779 072000326
  073000228 081000032 081000210 082000073 083000137 084000026 101000187 111900659 124003116 125000024 256074974`.split(
    /\s+/,
  );

it.each(abas)('accepts the ABA number %s', (aba) => {
  expect(isAba(aba)).toBe(true);
});

it('refuses an ABA number with any digit changed', () => {
  for (const aba of abas) {
    for (let place = 0; place < aba.length; place += 1) {
      const changed = aba.slice(0, place) + ((Number(aba[place]) + 1) % 10) + aba.slice(place + 1);
      expect(isAba(changed)).toBe(false);
    }
  }
});

it.each([
  ...['', '0', '02100002', '0210000210', '000000000', '123456789', '987654321', '111111111', '999999999', '02100002A'],
  ...[
    '021 000 021',
    '021-000-021',
    '-021000021',
    '02100002.1',
    '０２１０００021',
    'ABA021000',
    '131000004',
    '330000003',
  ],
])('refuses "%s" as an ABA number', (text) => {
  expect(isAba(text)).toBe(false);
});

it.each([
  ['US', '021 000 021', true],
  ['US', '021000022', false],
  ['CA', '12345-678', true],
  ['CA', '067812345', true],
  ['CA', '167812345', false],
  ['CA', '1234567', false],
  ['AU', '062–000', true],
  ['AU', '06200', false],
  ['ZA', '051001', true],
  ['ZA', '0510011', false],
])('in %s, "%s" is a routing number: %s', (country, text, isRight) => {
  expect(routingNumbers[country]?.isRight(plainRouting(text))).toBe(isRight);
});
