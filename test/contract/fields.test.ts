import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { AnySchema } from 'yup'
import { ValidationError } from 'yup'
import { ageOn, type Day, daysIn, latestDay, readBirthday } from '../../src/wire/birthday'
import {
  bio,
  birthday,
  digits,
  email,
  fullName,
  handle,
  imageUrl,
  linkedinUrl,
  phone,
  username,
} from '../../src/wire/fields'
import { countGraphemes } from '../../src/wire/graphemes'

const family = '👨‍👩‍👧‍👦'
const accented = 'e\u0301'

/** The type of the first test that a text fails; '' when it passes. */
const typeOf = (schema: AnySchema, text: string, context = {}): string => {
  try {
    schema.validateSync(text, { context })
    return ''
  } catch (error) {
    return ValidationError.isError(error) ? (error.type ?? '?') : '?'
  }
}

const cases: Array<[title: string, schema: AnySchema, good: string[], bad: Record<string, string[]>]> = [
  [
    'email [E01]',
    email(),
    ['', 'mira@lumen.example', ' Mira+feed@LUMEN.example ', `${'a'.repeat(64)}@b.example`],
    {
      email: [
        ...['mira', 'mira@', '@lumen.example', 'mira@lumen', 'a b@c.example', 'a@b..example', 'a@-b.example'],
        ...[
          `${'a'.repeat(65)}@b.example`,
          `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(63)}.xyzxyz`,
        ],
      ],
    },
  ],
  [
    'phone [E02]',
    phone(),
    ['', '+14155550132', '+1 (415) 555-0132', '+49 30 1234567', '+290 12345'],
    { phone: ['4155550132', '+0155550132', '+123456', '+1234567890123456', '+1415555013a', '0014155550132'] },
  ],
  ['digits [E04]', digits(), ['012345'], { digits: ['12345', '1234567', '12345a', '１２３４５６', ''] }],
  [
    'bio [E06]',
    bio(),
    ['', 'x'.repeat(150), family.repeat(150), accented.repeat(150), `${'🇩🇪'.repeat(149)}\n`, '<b>text</b>'],
    { max: ['x'.repeat(151), family.repeat(151), `${accented.repeat(150)}x`, `a${'\u0301'.repeat(4000)}`] },
  ],
  [
    'full name [E07]',
    fullName(),
    ['', 'Mira Okafor', 'Añ 王小明 नमस्ते', 'می\u200cخواهم', 'x'.repeat(25), accented.repeat(25), 'Ada 2'],
    {
      matches: ['<b>', 'O’Hara', "O'Hara", 'Ada-Lou', 'Ada 😀', 'a\u200b', '\u200cab', 'ab\u200d', 'a\tb'],
      max: ['x'.repeat(26), `${accented.repeat(25)}x`],
    },
  ],
  [
    'username [E08]',
    username().required(),
    ['mira.light', 'a', 'A_b-c.9', '...', 'x'.repeat(25)],
    { required: [''], matches: ['a b', 'mïra', 'a/b', '.', '..', '@mira', '😀'], max: ['x'.repeat(26)] },
  ],
  [
    'handle [E12]',
    handle(),
    ['', 'a.b_c-d', 'x'.repeat(100)],
    { matches: ['@a', 'a b', 'a/b', 'https://x.example/a'], max: ['x'.repeat(101)] },
  ],
  [
    'LinkedIn address [E13]',
    linkedinUrl(),
    [
      ...['', 'https://www.linkedin.com/in/mira-okafor', 'http://linkedin.com/company/lumen/'],
      ...['https://de.linkedin.com/school/t%C3%BC', 'https://www.LinkedIn.com/in/zoë?trk=x#y', 'linkedin.com/in/mira'],
      ...['https://m.linkedin.com/in/mira', 'm.linkedin.com/company/lumen', 'https://www.linkedin.com/in/mira/en'],
      ...['https://www.linkedin.com/in/mira/zh-cn/', 'https://linkedin.com/in/mira/pt_BR?trk=x'],
    ],
    {
      linkedin: [
        ...['mira', 'https://linkedin.com/', 'https://linkedin.com/feed/a', 'https://www.linkedin.com/in/'],
        ...['https://linkedin.com.evil.example/in/a', 'https://evil.example/linkedin.com/in/a'],
        ...['https://mm.m.linkedin.com/in/a', 'https://x.linkedin.com/in/a', 'https://linkedin.com/in/a/en/us'],
        ...['https://linkedin.com/in/a/details', 'https://linkedin.com/in//en'],
        ...['javascript:linkedin.com/in/a', 'https://linkedin.com/in/a b', 'https://linkedin.com/in/a"b'],
        `https://linkedin.com/in/${'a'.repeat(300)}`,
      ],
    },
  ],
  [
    'image address [E14]',
    imageUrl(),
    ['', 'https://a.example/p.png', 'http://a.example:8080/p?x=1', ' https://ü.example/a '],
    {
      url: [
        ...['a.example/p.png', 'ftp://a.example/p.png', 'data:image/png;base64,AA', 'javascript:alert(1)', 'https://'],
        ...['https:a.example', 'https://user:secret@a.example/', `https://a.example/${'a'.repeat(2000)}`],
      ],
    },
  ],
]

describe('the fields of forms', () => {
  for (const [title, schema, good, bad] of cases) {
    it(`judge ${title}`, () => {
      for (const text of good) assert.equal(typeOf(schema, text), '', text)
      for (const [type, texts] of Object.entries(bad)) {
        for (const text of texts) assert.equal(typeOf(schema, text), type, text)
      }
    })
  }

  it('tidy what they get: spaces, accents, lines, a query [E06] [E07] [E13] [E02]', () => {
    assert.equal(bio().cast('  one\r\ntwo\u0000\u001b[31m  '), 'one\ntwo  [31m')
    assert.equal(fullName().cast(` Zoe${'\u0308'} `), 'Zoë')
    assert.equal(linkedinUrl().cast(' linkedin.com/in/mira?trk=x#top'), 'https://linkedin.com/in/mira')
    assert.equal(linkedinUrl().cast('m.linkedin.com/in/mira/en'), 'https://m.linkedin.com/in/mira/en')
    assert.equal(phone().cast('+1 (415) 555–0132'), '+14155550132')
  })

  it('count what people count [E06] [E07]', () => {
    assert.equal(countGraphemes(`${family}${accented}🇩🇪👍🏽\r\na`), 6)
    assert.equal(countGraphemes(''), 0)
  })
})

const on = (year: number, month: number, day: number): { today: Day } => ({ today: { year, month, day } })

describe('a birth date', () => {
  const judged = (text: string, context: { today: Day }) => typeOf(birthday(), text, context)

  it('is a day that the calendar has, leap years included [E10]', () => {
    const today = on(2026, 3, 1)
    for (const text of ['', '29/2/2012', '29/2/2000', '31/12/2012', '01/01/1940', '1/1/1940']) {
      assert.equal(judged(text, today), '', text)
    }
    for (const text of [
      '29/2/2011',
      '30/2/2012',
      '31/4/2000',
      '0/1/2000',
      '1/0/2000',
      '1/13/2000',
      '1996-09-17',
      '1/1/99',
    ]) {
      assert.equal(judged(text, today), 'birthday-date', text)
    }
    assert.equal(judged('31/12/1939', today), 'birthday-year')
    assert.deepEqual([daysIn(2012, 2), daysIn(2100, 2), daysIn(2000, 2), daysIn(2026, 12)], [29, 28, 29, 31])
  })

  it('is thirteen years ago from the thirteenth birthday on, not the day before [E11]', () => {
    assert.equal(judged('17/9/2013', on(2026, 9, 17)), '')
    assert.equal(judged('17/9/2013', on(2026, 9, 16)), 'birthday-age')
    assert.equal(judged('1/1/2014', on(2026, 12, 31)), 'birthday-age')
    assert.equal(judged('31/12/2013', on(2027, 1, 1)), '')
    assert.equal(judged('17/9/2030', on(2026, 9, 17)), 'birthday-age')
  })

  it('of 29 February makes older on 1 March [E10] [E11]', () => {
    assert.equal(judged('29/2/2012', on(2025, 2, 28)), 'birthday-age')
    assert.equal(judged('29/2/2012', on(2025, 3, 1)), '')
    assert.equal(ageOn({ year: 2012, month: 2, day: 29 }, { year: 2028, month: 2, day: 29 }), 16)
  })

  it('without a given day goes by this machine’s calendar [E11]', () => {
    const { year } = latestDay(new Date())
    assert.equal(typeOf(birthday(), `1/1/${year - 14}`), '')
    assert.equal(typeOf(birthday(), `31/12/${year - 12}`), 'birthday-age')
  })

  it('is judged by a server as if the viewer lived where the day begins first [E11]', () => {
    assert.deepEqual(latestDay(new Date('2026-09-16T09:59:59Z')), { year: 2026, month: 9, day: 16 })
    assert.deepEqual(latestDay(new Date('2026-09-16T10:00:00Z')), { year: 2026, month: 9, day: 17 })
    assert.deepEqual(latestDay(new Date('2026-12-31T10:00:00Z')), { year: 2027, month: 1, day: 1 })
    assert.deepEqual(readBirthday('7/09/1996'), { year: 1996, month: 9, day: 7 })
  })
})
