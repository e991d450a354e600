import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { describe, it } from 'node:test'
import { exportMessage } from '../../../../demo/server/export/exportMessage'
import { downloadMessage } from '../../../../demo/server/link/downloadMessage'
import { mailHtml } from '../../../../demo/server/messaging/mailHtml'
import type { Message } from '../../../../demo/server/messaging/messenger'
import { sentenceOf } from '../../../../demo/server/notification/sentences'
import { changeMessage, codeMessage } from '../../../../demo/server/signIn/messages'
import { directionOf, wordsFor } from '../../../../demo/server/words/wordsFor'

const brand = { name: 'Lumen', website: 'https://lumen.example' }

/** Every message to a person but the digest, which has a test of its own. */
const messages: Record<string, (language: string | null) => Message> = {
  code: (language) => codeMessage(brand, { code: '123456', minutes: 10, language }),
  'changed email': (language) => changeMessage(brand, { kind: 'email', undo: 'https://undo.example', language }),
  'changed phone': (language) => changeMessage(brand, { kind: 'phone', undo: 'https://undo.example', language }),
  download: (language) => downloadMessage(brand, 'https://get.example', language),
  export: (language) => exportMessage('Lumen', 'https://copy.example', language),
}
const others = ['ar', 'de', 'es', 'fr', 'he', 'hi', 'it', 'ja', 'ko', 'nl', 'pl', 'pt-BR', 'tr', 'zh-CN']

/** Every text of an object, with the names of the way to it. */
const textsIn = (part: object, way = ''): Array<[way: string, text: string]> =>
  Object.entries(part).flatMap(([name, it]) =>
    typeof it === 'string' ? [[`${way}${name}`, it] as [string, string]] : textsIn(it, `${way}${name}.`),
  )
const namesIn = (text: string) => new Set(text.match(/\{\w+\}/g) ?? [])

describe('the language of messages', () => {
  it('is the first that somebody names, English for what has no words here [T23]', () => {
    const named = ['de', 'de-AT', 'DE-at', 'de,en;q=0.8', 'pt-PT', 'zh-TW', 'en-GB,de;q=0.9', 'da, de', '*', '', null]
    assert.deepEqual(
      named.map((tag) => wordsFor(tag).language),
      [...Array(4).fill('de'), 'pt-BR', 'zh-CN', ...Array(5).fill('en')],
    )
  })

  it('is one of those that the elements speak [N04]', async () => {
    const folders = await readdir('src/strings', { withFileTypes: true })
    const spoken = folders.flatMap((it) => (it.isDirectory() && it.name !== 'en' ? [it.name] : []))
    assert.deepEqual(spoken.sort(), others)
    for (const language of others) assert.equal(wordsFor(language).language, language)
  })

  for (const [name, write] of Object.entries(messages))
    it(`is the same for all words of: ${name} [T23]`, () => {
      const english = write(null)
      for (const language of others) {
        const own = write(language)
        assert.equal(own.mail.language, language)
        for (const part of [
          (it: Message) => it.mail.subject,
          (it: Message) => it.mail.text,
          (it: Message) => it.text,
        ]) {
          assert.notEqual(part(own), part(english), language)
          assert.match(part(own), /Lumen/, language)
          assert.doesNotMatch(part(own), /\b(your|you|the)\b|[{}]|undefined/i, language)
        }
        // All texts contain what is different for each message.
        const facts = (it: Message) => it.mail.text.match(/https:\S+|\d+/g)?.sort()
        assert.deepEqual(facts(own), facts(english), language)
      }
    })

  it('keeps every name that the English text fills in, and translates every text [T23]', () => {
    const english = new Map(textsIn(wordsFor('en')))
    for (const language of others) {
      const own = wordsFor(language)
      for (const [way, text] of textsIn(own)) {
        const same = english.get(way) ?? english.get(`${way.replace(/\.\w+$/, '')}`)
        if (same === undefined) continue
        // One and two are often words.
        const needed = [...namesIn(same)].filter((it) => it !== '{count}')
        assert.deepEqual(
          [...namesIn(text)].filter((it) => it !== '{count}').sort(),
          needed.sort(),
          `${language} ${way}`,
        )
        if (way !== 'sentenceEnd' && text.length > 12) assert.notEqual(text, same, `${language} ${way}`)
      }
    }
  })

  it('has the form that a number needs [T23]', () => {
    const actor = { user_id: '1', name: 'Ada', nickname: 'ada', avatar: null }
    const item = { actors: [actor], community: null, loop: null, times: 1 }
    const written = (language: string, actors_count: number) =>
      sentenceOf(wordsFor(language), { ...item, kind: 'comment', actors_count } as never)
    assert.equal(written('pl', 1), 'Ada komentuje twój film')
    assert.equal(written('pl', 2), 'Ada i jeszcze jedna osoba komentują twój film')
    assert.equal(written('pl', 4), 'Ada i 3 inne osoby komentują twój film')
    assert.equal(written('pl', 6), 'Ada i 5 innych osób komentują twój film')
    assert.equal(written('de', 1001), 'Ada und 1.000 andere haben dein Video kommentiert')
    assert.equal(written('ar', 3), 'علّق Ada وشخصان آخران على فيديوك')
  })
})

describe('a mail as HTML', () => {
  it('says its language and direction; addresses are links that run from left to right [T23]', () => {
    const { mail } = exportMessage('Lumen', 'https://copy.example/?a=1&b=2', 'ar-EG')
    const html = mailHtml({ ...mail, language: 'ar' })
    assert.match(html, /<html lang="ar" dir="rtl">/)
    assert.match(html, /<a dir="ltr" href="https:\/\/copy\.example\/\?a=1&amp;b=2">/)
    assert.match(mailHtml({ ...mail, language: 'fr' }), /<html lang="fr" dir="ltr">/)
    assert.deepEqual(
      others.filter((it) => directionOf(it) === 'rtl'),
      ['ar', 'he'],
    )
  })

  it('shows what somebody wrote as text, without links [S04]', () => {
    const text = 'https://evil.example asks to join https://evil.example.\n“<img src=x> https://evil.example”'
    const html = mailHtml({ subject: '<b>', text, language: 'en' })
    assert.match(html, /<div dir="auto">“&lt;img src=x&gt; https:\/\/evil\.example”<\/div>/)
    assert.doesNotMatch(html, /<img|<a|<b>/)
  })
})
