import { expect } from '@open-wc/testing'
import { clearSteps, stepDialog } from '../../support/openStep'
import { find, place, pressButton, recordEvents, serverReady, waitForElement } from '../../support/page'
import { signIn } from '../../support/signIn'
import { waitUntil } from '../../support/waitUntil'

const textOf = (element: Element) => element.shadowRoot?.textContent ?? ''

describe('a viewer with unfinished onboarding', () => {
  before(serverReady)
  afterEach(clearSteps)

  it('finishes onboarding before a join, which then continues by itself [D02] [D03]', async () => {
    await import('../../../elements/geuin-auth')
    await import('../../../elements/geuin-community')
    const { updateUser } = await import('../../../src/session/session.actions')
    const auth = place('geuin-auth')
    const community = place('geuin-community', { slug: 'night-skies' })
    await signIn(auth)
    updateUser(auth, { hasTopics: true, usernameSet: true })
    const required = recordEvents('geuin:signin-required')

    await pressButton(community, 'Join')
    const agreed = await waitForElement(auth, '[name="agreed"]')
    expect(required.events, 'they are signed in').to.have.length(0)
    await auth.hide()
    await stepDialog(auth).closed()
    expect(textOf(community), 'not done').not.to.contain('Joined')

    await pressButton(community, 'Join')
    expect(await waitForElement(auth, '[name="agreed"]')).not.to.equal(agreed)
    stepDialog(auth).field('agreed').click()
    stepDialog(auth).press('Continue')
    await waitUntil(() => textOf(community).includes('Joined'), 'it goes on')
    await waitUntil(() => !find(auth, 'dialog[open]'), 'nothing is left to ask')
    required.off()
  })
})
