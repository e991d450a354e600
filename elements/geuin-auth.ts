import { all } from '../src/kit/islandProps'
import { define, island } from './island'
import type { ElementClass, GeuinAuthElement } from './types'

export type { GeuinAuthElement } from './types'

/**
 * Signed out a button that opens the sign-in, signed in the viewer's picture with a menu.
 *
 * With `hide-when-signed-out` there is no modal either while nobody is signed in, so that what needs a viewer ends with
 * `geuin:signin-required`. `show('SIGNIN')` starts an open modal over. A page needs no `<geuin-auth>` to let viewers
 * sign in: an action that needs it brings its own modal.
 *
 * @tag geuin-auth
 * @fires geuin:spark geuin:comment geuin:join geuin:report geuin:repost
 */
export const GeuinAuth: ElementClass<GeuinAuthElement> = island({
  tag: 'geuin-auth',
  props: all('boolean', 'inline', 'hideWhenSignedOut'),
  methods: ['show', 'hide'],
  needs: ['apiHost'],
  delegatesFocus: true,
  view: () => import('../src/auth/AuthIsland'),
})
define('geuin-auth', GeuinAuth)
