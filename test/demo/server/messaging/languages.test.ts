import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { exportMessage } from '../../../../demo/server/export/exportMessage'
import { downloadMessage } from '../../../../demo/server/link/downloadMessage'
import { inLanguage } from '../../../../demo/server/messaging/languages'
import type { Message } from '../../../../demo/server/messaging/messenger'
import { wordsFor } from '../../../../demo/server/notification/sentences'
import { changeMessage, codeMessage } from '../../../../demo/server/signIn/messages'

const brand = { name: 'Lumen', website: 'https://lumen.example' }

/** Every message to a person but the digest, whose words have a type and a test of their own. */
const messages: Record<string, (language: string | null) => Message> = {
  code: (language) => codeMessage(brand, { code: '123456', minutes: 10, language }),
  'changed email': (language) => changeMessage(brand, { kind: 'email', undo: 'https://undo.example', language }),
  'changed phone': (language) => changeMessage(brand, { kind: 'phone', undo: 'https://undo.example', language }),
  download: (language) => downloadMessage(brand, 'https://get.example', language),
  export: (language) => exportMessage('Lumen', 'https://copy.example', language),
}

describe('the language of messages', () => {
  it('is the first that somebody names, English for what has no words here [T23]', () => {
    const words = { en: 'English', de: 'Deutsch' }
    const named = ['de', 'de-AT', 'DE-at', 'de,en;q=0.8', 'de;q=0.9', 'en-GB,de;q=0.9', 'fr-CH, de', '*', '', null]
    assert.deepEqual(
      named.map((tag) => inLanguage(words, tag)),
      [...Array(5).fill('Deutsch'), ...Array(5).fill('English')],
    )
    assert.equal(wordsFor('de,en;q=0.5').language, 'de')
  })

  for (const [name, write] of Object.entries(messages))
    it(`is German or English for all words of: ${name} [T23]`, () => {
      const [english, german] = [write(null), write('de-CH')]
      for (const part of [(it: Message) => it.mail.subject, (it: Message) => it.mail.text, (it: Message) => it.text]) {
        assert.notEqual(part(german), part(english))
        assert.match(part(german), /Lumen/)
        assert.match(part(english), /Lumen/)
        assert.doesNotMatch(part(german), /\b(your|you|the)\b/i)
        assert.doesNotMatch(part(english), /\b(dein|du|die)\b/i)
      }
      // Both texts contain what is different for each message.
      const facts = (it: Message) => it.mail.text.match(/https:\S+|\d+/g)
      assert.deepEqual(facts(german), facts(english))
    })
})
