import type { SigninAction } from '../kit/events'

/** What a viewer wanted when the sign-in came in between. */
export type Wish =
  | { action: Exclude<SigninAction, 'join'>; videoId?: string }
  /** `community`: its name. */
  | { action: 'join'; community: string }

/** The page's one modal. `owner` is the `<geuin-auth>` that draws it. */
export type Modal = { status: 'closed' } | { status: 'open'; owner: Element; wish: Wish }

export type ModalEvent =
  | { type: 'asked'; owner: Element; wish: Wish }
  /** The viewer doesn't want to, or the owner can't be drawn or has left the page. */
  | { type: 'dismissed'; owner: Element }

export const closed: Modal = { status: 'closed' }

/** One modal at a time: what is asked while it is open changes nothing, and only its own owner can close it. */
export const step = (modal: Modal, event: ModalEvent): Modal => {
  switch (event.type) {
    case 'asked':
      return modal.status === 'closed' ? { status: 'open', owner: event.owner, wish: event.wish } : modal
    case 'dismissed':
      return modal.status === 'open' && modal.owner === event.owner ? closed : modal
  }
}
