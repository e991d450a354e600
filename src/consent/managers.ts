import { shared } from '../kit/shared'
import { hasConsentManager } from './page'

/**
 * Lets what the page's consent managers say become the setting `consent` wherever nothing else gives it, also of managers
 * that come later. Their code loads only where there is one.
 */
export const followConsentManagers = (): void =>
  shared('consent:managers', () => {
    const check = () => {
      if (hasConsentManager())
        import('./follow').then(
          ({ follow }) => follow(),
          // The next call tries again.
          () => undefined,
        )
    }
    // A manager comes by a script: its `load` does not bubble, and does not reach the window.
    document.addEventListener('load', ({ target }) => target instanceof HTMLScriptElement && check(), true)
    addEventListener('load', check)
    return check
  })()
