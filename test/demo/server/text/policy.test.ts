import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { objectionTo, type TextPolicy } from '../../../../demo/server/text/policy'

const policy = (part: Partial<TextPolicy>): TextPolicy => ({
  ...{ blocked_words: [], link_policy: 'all', link_hosts: [] },
  ...part,
})

describe('what a brand takes in a text', () => {
  it('is no blocked word, whatever its case, accents and invisible characters [T15]', () => {
    const words = policy({ blocked_words: ['free gpu', 'Dürüm', '詐欺', 'c++'] })
    const bad = [
      'FREE GPU!',
      'free   gpu',
      'get a free-gpu now',
      'fre\u200be gpu',
      'ｆｒｅｅ ｇｐｕ',
      'durum',
      'これは詐欺です',
      'no c++ here',
    ]
    for (const text of bad) assert.ok(objectionTo(text, words), text)
    const good = ['free gpus', 'carefree gpu', 'dürümü', 'c+', 'freegpu', '']
    for (const text of good) assert.equal(objectionTo(text, words), null, text)
    assert.match(objectionTo('free gpu', words) ?? '', /free gpu/)
    assert.equal(objectionTo('anything', policy({ blocked_words: ['', ' '] })), null)
  })

  it('is every link, those to listed hosts, or none [T15]', () => {
    const text = 'see https://prints.lumen.example/1'
    assert.equal(objectionTo(text, policy({})), null)
    assert.match(objectionTo(text, policy({ link_policy: 'none' })) ?? '', /without a link/)
    const listed = policy({ link_policy: 'listed', link_hosts: ['Lumen.example'] })
    assert.equal(objectionTo(text, listed), null)
    assert.equal(objectionTo('no link', policy({ link_policy: 'none' })), null)
    for (const host of ['evil-lumen.example', 'lumen.example.evil.example']) {
      assert.match(objectionTo(`${text} https://${host}/`, listed) ?? '', new RegExp(host))
    }
  })
})
