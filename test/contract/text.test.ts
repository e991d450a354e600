import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { facet } from '../../src/wire/facet'
import { findLinks, findNames, findTags, withoutOverlaps } from '../../src/wire/textParts'

const shown = (text: string, parts: ReadonlyArray<{ start: number; end: number }>) =>
  parts.map(({ start, end }) => text.slice(start, end))

describe('addresses in a text', () => {
  const cases: Array<[text: string, urls: string[]]> = [
    ['see https://lumen.example/a?b=1#c.', ['https://lumen.example/a?b=1#c']],
    [
      '(http://lumen.example/a_(b)) or www.lumen.example, then',
      ['http://lumen.example/a_(b)', 'https://www.lumen.example/'],
    ],
    ['HTTPS://LUMEN.example/Ä „https://lumen.example“', ['https://lumen.example/%C3%84', 'https://lumen.example/']],
    ['https://www.lumen.example', ['https://www.lumen.example/']],
    ['javascript:alert(1) data:text/html,x ftp://a.example //a.example mailto:a@b.example', []],
    ['https://user:password@lumen.example https://localhost https:// http://.. xhttps://a.example', []],
    [`https://lumen.example/${'a'.repeat(2000)}`, []],
    ['https://lumen.example/<script>', ['https://lumen.example/']],
  ]
  for (const [text, urls] of cases) {
    it(`are found, if they are safe to open: ${text.slice(0, 60)} [L07] [L08]`, () => {
      assert.deepEqual(
        findLinks(text).map(({ url }) => url),
        urls,
      )
    })
  }

  it('are looked for in no more time than a long text takes to read', () => {
    for (const text of [`www.${'.'.repeat(20_000)}x`, `https://a.example/${')'.repeat(20_000)}`, 'www.'.repeat(5000)]) {
      const started = process.cpuUsage().user
      findLinks(text)
      assert.ok(process.cpuUsage().user - started < 1_000_000, text.slice(0, 20))
    }
  })
})

describe('tags and names in a text', () => {
  it('are words of any script after # and @, not parts of words, addresses or numbers [L07]', () => {
    const text = '#aurora,#光の夜 #Ärger_1 #1 #2026x a#b &#39; ## /#c #न्यूज़'
    assert.deepEqual(shown(text, findTags(text)), ['#aurora', '#光の夜', '#Ärger_1', '#2026x', '#न्यूज़'])
    assert.deepEqual(findTags('#ÄRGER')[0]?.tag, 'ärger')
    const names = '@mira.light. (@ines) a@b.example @@ @ @jun-s,@_x'
    assert.deepEqual(shown(names, findNames(names)), ['@mira.light', '@ines', '@jun-s', '@_x'])
  })

  it('overlap nothing that was named before them', () => {
    const parts = [
      { start: 5, end: 9 },
      { start: 8, end: 12 },
      { start: 0, end: 5 },
    ]
    assert.deepEqual(withoutOverlaps(parts), [parts[2], parts[0]])
  })
})

describe('a facet', () => {
  it('is a mention, a link or a tag, each with its own field [F27]', async () => {
    const range = { start: 0, end: 5 }
    const good = [
      { type: 'mention', ...range, user_id: '1', nickname: 'mira' },
      { type: 'link', ...range, url: 'https://a.example/' },
      { type: 'tag', ...range, tag: 'aurora' },
    ]
    for (const it of good) await facet.validate(it, { strict: true })
    for (const it of [
      { ...good[0], type: 'link' },
      { ...good[2], end: 0 },
      { ...range, user_id: '1' },
    ]) {
      await assert.rejects(facet.validate(it, { strict: true }), JSON.stringify(it))
    }
  })
})
