import { expect, fixture, html } from '@open-wc/testing'
import { Provider } from 'jotai'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { type Island, IslandProvider } from '../../../src/kit/island'
import { resolveSettings } from '../../../src/kit/settings'
import { pageStore } from '../../../src/kit/store'
import { AuthProvider, useAuthContext } from '../../../src/session/AuthProvider'
import { sessionStore } from '../../../src/session/session.store'
import { signedInWith } from '../../support/sessionAnswers'

const Name = () => {
  const { user, updateUser } = useAuthContext()
  return (
    <button type="button" onClick={() => updateUser({ name: 'Mira O.' })}>
      {user?.name ?? 'nobody'}
    </button>
  )
}

describe('useAuthContext', () => {
  let root: Root
  let place: HTMLElement

  beforeEach(async () => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
    place = await fixture<HTMLElement>(html`<div></div>`)
    root = createRoot(place)
  })
  afterEach(() => {
    act(() => root.unmount())
    localStorage.clear()
  })

  it('gives the viewer of the island’s site, and changes them [D13]', () => {
    const element = document.createElement('div')
    element.setAttribute('api-host', '/')
    element.setAttribute('brand-id', 'context')
    const settings = resolveSettings(element)
    act(() =>
      root.render(
        <Provider store={pageStore()}>
          <IslandProvider value={{ element, settings } as unknown as Island}>
            <AuthProvider>
              <Name />
            </AuthProvider>
          </IslandProvider>
        </Provider>,
      ),
    )
    const shown = () => place.textContent?.trim()
    expect(shown()).to.equal('nobody')
    act(() => sessionStore(settings).enter(signedInWith(1)))
    expect(shown()).to.equal('Mira Okafor')
    act(() => place.querySelector('button')?.click())
    expect(shown()).to.equal('Mira O.')
  })

  it('throws outside of its provider [D14]', () => {
    expect(() => act(() => root.render(<Name />))).to.throw('useAuthContext must be used within an AuthProvider')
  })
})
