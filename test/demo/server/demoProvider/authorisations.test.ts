import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, it } from 'node:test'
import { authorisationSeconds, createAuthorisations } from '../../../../demo/server/demoProvider/authorisations'

const verifier = 'v'.repeat(43)
const known = { provider: 'google', clientId: 'client', redirectUri: 'http://localhost/back' }
const person = { id: 'robin', name: 'Robin Vale', email: 'robin.vale@mail.example', isConfirmed: true }
const challenge = createHash('sha256').update(verifier).digest('base64url')

describe('a code of the demo’s providers', () => {
  let time = 0
  const authorisations = createAuthorisations(() => new Date(time))
  const add = () => authorisations.add({ ...known, challenge, nonce: null, person })

  it('works once [S04]', () => {
    const code = add()
    assert.equal(authorisations.take({ ...known, code, verifier })?.person, person)
    assert.equal(authorisations.take({ ...known, code, verifier }), null)
  })

  it('works for a minute [S04]', () => {
    const code = add()
    time += authorisationSeconds * 1000
    assert.equal(authorisations.take({ ...known, code, verifier }), null)
  })

  it('works for its client with PKCE’s verifier, and is used up by a wrong try [S04]', () => {
    for (const change of [
      ...[{ provider: 'apple' }, { clientId: 'other' }, { redirectUri: 'http://localhost/other' }],
      ...[{ verifier: 'w'.repeat(43) }, { verifier: challenge }, { verifier: '' }],
    ]) {
      const code = add()
      assert.equal(authorisations.take({ ...known, code, verifier, ...change }), null)
      assert.equal(authorisations.take({ ...known, code, verifier }), null)
    }
  })
})
