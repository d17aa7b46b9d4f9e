import { beforeEach, expect, it } from 'vitest';
import type { Context } from '../../api/context.ts';
import type { ReadRow } from '../../api/payments/bankRows.ts';
import { proposePayers } from '../../api/payments/proposePayers.ts';
import { useAdmin, useApi } from '../support/useApi.ts';
import { memberRow } from '../support/people.ts';

let ids: Record<string, number>;
const api = useApi({ now: () => new Date('2026-11-27T00:00:00Z') });
const admin = useAdmin(api);
beforeEach(async () => {
  const { prisma } = api.services;
  const fees = { create: { fromYear: 2020, amountCents: 4000 } };
  const { id: membershipTypeId } = await prisma.membershipType.create({
    data: { name: 'Adult', fees },
  });
  ids = {};
  for (const name of ['Abebe Kebede', 'Almaz Tesfaye Bekele', 'Almaz Tesfaye Girma', 'ሰላማዊት ኃይሉ']) {
    ids[name] = (await prisma.member.create({ data: { ...memberRow(name), membershipTypeId } })).id;
  }
});

it('keeps five members of the many who fit a row', async () => {
  const { prisma } = api.services;
  const names = Array.from({ length: 20 }, (_, index) =>
    memberRow(`Abebe Kebede ${String(index)}`),
  );
  await prisma.member.createMany({ data: names });
  const row = { payer: 'ABEBE KEBEDE', reference: '', amountCents: 4000 } as ReadRow;
  const [found] = await proposePayers({ prisma } as Context, [row], 2026);
  expect(found?.proposals).toHaveLength(5);
  expect(found?.proposals[0]?.memberId).toBe(ids['Abebe Kebede']);
});

it('proposes nobody by words that too many members have', async () => {
  const { prisma } = api.services;
  const names = Array.from({ length: 500 }, () => memberRow('Abebe Tesfaye'));
  await prisma.member.createMany({ data: names });
  const rows = ['KEBEDE ABEBE', 'KEBEDE, A'].map((payer) => ({ payer, reference: '' }) as ReadRow);
  const found = await proposePayers({ prisma } as Context, rows, 2026);
  expect(
    found.map(({ proposals }) => proposals.map(({ name, reasons }) => [name, reasons])),
  ).toEqual([[], [['Abebe Kebede', ['INITIAL']]]]);
});

it.each(['አልማዝ ወልደ ማርያም', 'Almaz Woldemariam', 'Almaz Wolde Mariam', 'አልማዝ ወልደማርያም'])(
  'proposes %s however a compound name is written',
  async (name) => {
    const { prisma } = api.services;
    await prisma.member.create({ data: memberRow(name) });
    const rows = ['ALMAZ WOLDEMARIAM', 'WOLDE MARIAM ALMAZ', 'አልማዝ ወልደማርያም', 'አልማዝ ወልደ ማርያም'].map(
      (payer) => ({ payer, reference: '' }) as ReadRow,
    );
    const found = await proposePayers({ prisma } as Context, rows, 2026);
    expect(
      found.map(({ proposals }) => proposals.map((each) => [each.name, each.reasons])),
    ).toEqual(rows.map(() => [[name, ['NAME']]]));
  },
);

interface Row {
  line: number;
  amount: string;
  sameAs: number | null;
  state: string;
  problem: string | null;
  date: string;
  amountCents: number | null;
  payer: string;
  reference: string;
  key: string;
  feeYear: number | null;
  proposals: { memberId: string; name: string; reasons: string[] }[];
  doubts: string[];
}

async function read(content: string | Buffer, name = 'bank.csv') {
  const { data, errors } = await admin.upload(
    `mutation ($file: Upload) { rows: readBankFile(file: $file) {
      line sameAs state problem date amount amountCents payer reference key feeYear doubts
      proposals { memberId name reasons } } }`,
    { file: null },
    { file: { name, content: Buffer.from(content) } },
  );
  return { rows: (data as { rows: Row[] } | null)?.rows ?? [], errors };
}

/** The rows of a file with these lines below simple headings. */
async function rowsOf(...lines: string[]): Promise<Row[]> {
  const { rows, errors } = await read(
    ['Date,Amount,Payee,Particulars,Code,Reference', ...lines].join('\r\n'),
  );
  expect(errors).toBeUndefined();
  return rows;
}

/** Records a row as a fee of its first proposal. */
const record = ({ key, date, amountCents, proposals }: Row) =>
  admin.query(`mutation ($input: PaymentInput!) { createPayment(input: $input) { id version } }`, {
    input: {
      kind: 'FEE',
      method: 'BANK',
      bankKey: key,
      receivedOn: date,
      amount: String(Number(amountCents) / 100),
      memberId: proposals[0]?.memberId,
    },
  });

it('proposes members by number, by name in both scripts, and by what they owe', async () => {
  const number = `M${String(ids['Abebe Kebede'])}`;
  const rows = await rowsOf(
    `27/11/2026,40.00,SOMEBODY ELSE,fees,,${number}`,
    `27/11/2026,15.00,"KEBEDE, ABEBE",,,`,
    '27/11/2026,40.00,Selamawit Hailu,,,membership',
    '27/11/2026,40.00,A KEBEDE,,,',
    '27/11/2026,40.00,D KEBEDE,K,,',
    '27/11/2026,40.00,S HAILU,,,',
  );
  expect(
    rows.map(({ proposals, doubts }) => [
      proposals.map(({ name, reasons }) => [name, reasons]),
      doubts,
    ]),
  ).toEqual([
    [[['Abebe Kebede', ['REFERENCE', 'AMOUNT']]], []],
    [[['Abebe Kebede', ['NAME']]], []],
    [[['ሰላማዊት ኃይሉ', ['NAME', 'AMOUNT']]], []],
    [[['Abebe Kebede', ['INITIAL', 'AMOUNT']]], []],
    [[], ['NOBODY']],
    [[['ሰላማዊት ኃይሉ', ['INITIAL', 'AMOUNT']]], []],
  ]);
  expect(rows[0]).toMatchObject({ state: 'OPEN', feeYear: 2026, date: '2026-11-27', line: 2 });
});

it('proposes several members where the row is ambiguous, and says so', async () => {
  const number = `M${String(ids['Abebe Kebede'])}`;
  const initial = { ...memberRow('Bekele Kebede'), email: 'bekele@example.org' };
  await api.services.prisma.member.create({ data: initial });
  await api.services.prisma.member.create({ data: { ...initial, name: 'Biruk Kebede' } });
  const [equal, contradicting, two, third, vague] = await rowsOf(
    '27/11/2026,40.00,Almaz Tesfaye,,,',
    `27/11/2026,40.00,Almaz Tesfaye Girma,,,${number}`,
    `27/11/2026,80.00,Somebody,,,${number} and M${String(ids['ሰላማዊት ኃይሉ'])}`,
    '27/11/2026,40.00,Almaz Tesfaye Girma,,,',
    '27/11/2026,40.00,B KEBEDE,,,',
  );
  expect(vague?.proposals).toHaveLength(2);
  expect(equal?.proposals.map(({ name }) => name)).toEqual([
    'Almaz Tesfaye Bekele',
    'Almaz Tesfaye Girma',
  ]);
  expect(contradicting?.proposals[0]?.name).toBe('Abebe Kebede');
  expect([equal, contradicting, two, third, vague].map((row) => row?.doubts)).toEqual(
    Array.from({ length: 5 }, () => ['SEVERAL']),
  );
});

it('shows a refused day and amount as they are in the file', async () => {
  const rows = await rowsOf('13/13/2026,"30,00",Abebe,,,', '2026-13-13,NZ$ 250.00,Abebe,,,');
  expect(rows.map(({ date, amount }) => [date, amount])).toEqual([
    ['13/13/2026', '30,00'],
    ['2026-13-13', 'NZ$ 250.00'],
  ]);
});

it('says why a row cannot be recorded', async () => {
  const rows = await rowsOf(
    '27/11/2026,-40.00,Power company,,,',
    '27/11/2026,(40.00),Power company,,,',
    '31/02/2026,40.00,Abebe Kebede,,,',
    '28/11/2026,40.00,Abebe Kebede,,,',
    ',40.00,Abebe Kebede,,,',
    '27/11/2026,forty,Abebe Kebede,,,',
    '27/11/2026,,Abebe Kebede,,,',
    '27/11/2026,0.00,Abebe Kebede,,,',
    '27/11/2026,1e99,Abebe Kebede,,,',
    '27/11/2026,40.00,Kebede, Abebe,,,x',
    '27/11/2026',
  );
  expect(rows.every(({ state, proposals }) => state === 'REFUSED' && proposals.length === 0)).toBe(
    true,
  );
  expect(rows.map(({ problem }) => problem)).toEqual([
    'OUTGOING',
    'OUTGOING',
    'DATE',
    'DATE',
    'DATE',
    'AMOUNT',
    'AMOUNT',
    'AMOUNT',
    'AMOUNT',
    'CELLS',
    'AMOUNT',
  ]);
});

const foreign =
  'Type,Details,Particulars,Code,Reference,Amount,Date,ForeignCurrencyAmount,ConversionCharge';

it.each([
  ['ANZ', `${foreign}\nDeposit,Abebe Kebede,p,c,r,40.00,27/11/2026,,`],
  [
    'ASB, below lines about the account',
    'Created date / time : 27 November 2026 / 10:10:10\nBank 12; Branch 3200; Account 0000000-50\nFrom date 20261101\nTo date 20261127\n\n' +
      'Date,Unique Id,Tran Type,Cheque Number,Payee,Memo,Amount\n2026/11/27,2026112701,CREDIT,,"Abebe Kebede","p c r",40.00',
  ],
  [
    'BNZ',
    'Date,Amount,Payee,Particulars,Code,Reference,Tran Type,This Party Account,Other Party Account,Serial,Transaction Code,Batch Number,Originating Bank/Branch,Processed Date\n27/11/2026,40.00,Abebe Kebede,p,c,r,DC,02,12,,50,1,02,28/11/26',
  ],
  [
    'Kiwibank',
    'Account number,Date,Memo/Description,Source Code (payment type),TP ref,TP part,TP code,OP ref,OP part,OP code,OP name,OP Bank Account Number,Amount (credit),Amount (debit),Amount,Balance\n38-9000,27-11-2026,DIRECT CREDIT,,p,c,r,,,,Abebe Kebede,38-9001,40.00,,40.00,140.00',
  ],
  [
    'Westpac',
    'Date,Amount,Other Party,Description,Reference,Particulars,Analysis Code\n27/11/26,"+40.00",Abebe Kebede,DEPOSIT,r,p,c',
  ],
  [
    'a bank with columns for both directions',
    'Date;Details;Debit;Credit\n2026-11-27;Abebe Kebede;;$40.00',
  ],
  [
    'a bank that writes zero into the other column',
    'Date,Details,Debit,Credit,Foreign Currency Amount\n2026-11-27,Abebe Kebede,0.00,40.00,0.00',
  ],
])('reads the file of %s', async (_bank, content) => {
  for (const text of [content, `\uFEFF${content.replaceAll('\n', '\r\n')}\r\n`]) {
    const { rows } = await read(text);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      state: 'OPEN',
      date: '2026-11-27',
      amountCents: 4000,
      payer: 'Abebe Kebede',
      proposals: [{ name: 'Abebe Kebede', reasons: ['NAME', 'AMOUNT'] }],
    });
  }
});

it('counts the lines of a file with lines above the headings', async () => {
  const above = 'Account 12-3200\n\nFrom 1 to 27 November\n';
  const row = '27/11/2026,40.00,Abebe Kebede\n';
  const { rows } = await read(`${above}Date,Amount,Payee\n${row}${row}`);
  expect(rows.map(({ line, sameAs }) => [line, sameAs])).toEqual([
    [5, null],
    [6, 5],
  ]);
  const { errors } = await read(`${above}Date;Amount;Payee\n27/11/2026;"40.00;Abebe Kebede\n`);
  expect(errors?.[0]?.message).toContain('line 5');
});

it('shortens what the bank wrote to what a payment stores', async () => {
  const text = '😀'.repeat(90);
  const [row] = await rowsOf(`27/11/2026,40.00,Abebe Kebede,${text},a${text},b${text}`);
  expect(row?.reference).toHaveLength(200);
  expect(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/.test(row?.reference ?? '')).toBe(false);
  const [out] = (await read('Date,Debit,Credit\n27/11/2026,20.00,0.00')).rows;
  expect(out?.problem).toBe('OUTGOING');
});

it('refuses amounts in another currency', async () => {
  const { rows } = await read(
    `${foreign}\nDeposit,Abebe Kebede,,,,40.00,27/11/2026,25.00,1.00\nDeposit,Abebe Kebede,,,,40.00,27/11/2026,,`,
  );
  expect(rows.map(({ problem }) => problem)).toEqual(['FOREIGN', null]);
  const other = await read('Date,Amount,Currency,Payee\n27/11/2026,40,AUD,A\n27/11/2026,40,nzd,A');
  expect(other.rows.map(({ problem }) => problem)).toEqual(['FOREIGN', null]);
});

it('reads hostile texts as texts, and proposes nobody for them', async () => {
  const [row] = await rowsOf(
    `27/11/2026,40.00,"=cmd|' /C calc'!A0","<script>","M${'9'.repeat(9)} M0 'M77","'; DROP TABLE members;\u202Eabc${'x'.repeat(5000)}"`,
  );
  expect(row).toMatchObject({ state: 'OPEN', payer: `=cmd|' /C calc'!A0`, proposals: [] });
  expect(row?.reference).not.toMatch(/\u202E/);
  expect(row?.reference.length).toBeLessThan(400);
  expect(await api.services.prisma.member.count()).toBe(4);
});

it.each([
  ['a workbook', Buffer.from('PK\u0003\u0004rest'), 'workbook'],
  ['a picture', Buffer.from([0x89, 0x50, 0, 1, 2]), 'notCsv'],
  ['no headings of a bank', 'Name,Address\nAbebe,1 Street', 'noBankHeadings'],
  ['an open quote', 'Date,Amount,Payee\n27/11/2026,40,"Abebe', 'csvSyntax'],
  ['no rows', 'Date,Amount,Payee\n', 'noRows'],
  ['nothing', '', 'noBankHeadings'],
])('refuses a file with %s', async (_what, content, code) => {
  const { errors } = await read(content);
  expect(errors?.[0]?.extensions['fieldCodes']).toMatchObject({ file: { code } });
});

it('stores nothing by itself, and records a row once, also if several files have it', async () => {
  const { prisma } = api.services;
  const twice = '27/11/2026,40.00,Abebe Kebede,,,twice';
  const first = await rowsOf(twice, twice, '26/11/2026,40.00,Almaz Tesfaye Girma,,,one');
  expect(await prisma.payment.count()).toBe(0);
  expect(new Set(first.map(({ key }) => key)).size).toBe(3);
  expect(first.map(({ sameAs }) => sameAs)).toEqual([null, 2, null]);
  for (const row of first.slice(0, 2)) expect((await record(row)).errors).toBeUndefined();
  const again = await record(first[0] as Row);
  expect(again.errors?.[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    fieldCodes: { bankKey: { code: 'duplicate' } },
  });
  const ofRow = async ({ key }: Row) =>
    (await admin.query(`{ payments(bankKey: "${key}") { totalCount } }`)).data['payments'];
  expect(await Promise.all(first.map(ofRow))).toEqual(
    [1, 1, 0].map((totalCount) => ({ totalCount })),
  );
  // A later file overlaps, in another order.
  const later = await rowsOf(
    '27/11/2026,5.00,Somebody,,,new',
    '26/11/2026,40.00,Almaz Tesfaye Girma,,,one',
    twice,
    twice,
  );
  expect(later.map(({ state }) => state)).toEqual(['OPEN', 'OPEN', 'RECORDED', 'RECORDED']);
  const together = await Promise.all([0, 1, 2].map(() => record(later[1] as Row)));
  expect(together.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(await prisma.payment.count()).toBe(3);
});

it('lets a row be recorded again when its payment is voided', async () => {
  const [row] = await rowsOf('27/11/2026,40.00,Abebe Kebede,,,');
  const { data } = await record(row as Row);
  const { id, version } = data['createPayment'] as { id: string; version: number };
  const variables = { id, version, reason: 'Another member' };
  await admin.query(
    `mutation ($id: ID!, $version: Int!, $reason: String!) {
      voidPayment(id: $id, version: $version, reason: $reason) { id } }`,
    variables,
  );
  expect(await rowsOf('27/11/2026,40.00,Abebe Kebede,,,')).toMatchObject([
    { state: 'OPEN', doubts: [] },
  ]);
});

it('warns of a payment that was recorded by hand', async () => {
  const input = {
    kind: 'FEE',
    method: 'BANK',
    receivedOn: '2026-11-24',
    amount: '40',
    memberId: String(ids['Abebe Kebede']),
  };
  await admin.query('mutation ($input: PaymentInput!) { createPayment(input: $input) { id } }', {
    input,
  });
  const rows = await rowsOf(
    '27/11/2026,40.00,Abebe Kebede,,,',
    '30/10/2026,40.00,Abebe Kebede,,,',
    '27/11/2026,41.00,Abebe Kebede,,,',
  );
  expect(rows.map(({ doubts }) => doubts)).toEqual([['SIMILAR'], ['PAID'], ['PAID']]);
});

it('warns of a day in a year in which the member was not a member yet', async () => {
  const row = { ...memberRow('Eden Tsegaye'), joinedOn: new Date('2026-02-01') };
  const { id } = await api.services.prisma.member.create({ data: row });
  const [before, since] = await rowsOf(
    `20/12/2025,40.00,Eden Tsegaye,,,M${String(id)}`,
    `27/11/2026,40.00,Eden Tsegaye,,,M${String(id)}`,
  );
  expect(before).toMatchObject({
    doubts: ['NO_MEMBER'],
    proposals: [{ memberId: String(id), reasons: ['REFERENCE', 'NAME'] }],
  });
  expect(since?.doubts).toEqual([]);
});
