import type { Intent } from '../intent/intent'
import type { Address, CodeSession } from '../session/code'
import { missingStep, type Viewer } from './missingStep'

/** Every step, as the page may name it too (`show(step)`). */
export const stepNames = [
  'SIGNIN',
  'LOGIN_OTP_INPUT',
  'VERIFY_PHONE_OTP',
  'VERIFY_MAIL_OTP',
  'VERIFY_IDENTITY',
  'BRAND_GUIDELINES',
  'CATEGORY_SELECTION',
  'EDIT_USERNAME',
  'USERNAME_INPUT',
  'WELCOME',
  'EDIT_EMAIL',
  'EDIT_PHONE_NUMBER',
  'EDIT_FULLNAME',
  'EDIT_BIO',
  'EDIT_SOCIAL_PROFILES',
  'EDIT_BIRTHDATE',
  'EDIT_PROFILE_PICTURE',
  'MEDIA_UPLOAD',
  'REMOVE_PICTURE',
  'DEVICES',
  'SIGN_OUT',
  'DELETE_CONFIRMATION',
  'VERIFY_DELETE_ACCOUNT',
  'GET_APP',
  'GET_APP_WITH_BLURRED_BG',
  'BECOME_CREATOR',
] as const
export type StepName = (typeof stepNames)[number]

/** A code on its way; `sentAt` in milliseconds since 1970, so that its timer survives a reload and a hidden tab. */
export interface SentCode extends CodeSession {
  sentAt: number
}

/** A code, and the address that it went to. */
export interface AddressedCode {
  address: Address
  code: SentCode
}

/** What the steps share. Plain data: it outlives a reload. */
export interface ModalForm {
  flowType: 'EMAIL' | 'PHONE'
  /** After a sign-in that deletes the account, rather than going on. */
  action?: 'DELETE_ACCOUNT'
  /** Where the code went. */
  address?: Address
  code?: SentCode
  /** What becomes the viewer's address; `isConfirmed` once a code to the present one has shown that they want it. */
  change?: { address: Address; isConfirmed: boolean }
}

/** What an open modal is in the middle of. Plain data: it outlives a reload. */
export interface FlowSnapshot {
  /** What the viewer wanted when the modal came in between. */
  intent: Intent
  /** Null until the brand has loaded, which decides the first one. */
  step: StepName | null
  /** The earlier steps, for back. */
  history: readonly StepName[]
  form: ModalForm
  /** The last step that a sign-in leads to; null for none. */
  destination: StepName | null
}

export interface OpenModal extends FlowSnapshot {
  status: 'open'
  /** The `<geuin-auth>` that draws it. */
  owner: Element
  /** The element that the viewer acted in; null when it has gone with the page before. */
  requester: Element | null
}

/** The page's one modal. */
export type Modal = { status: 'closed' } | OpenModal

/** What happened in a step. */
export type StepEvent =
  | { type: 'flow-chosen'; flowType: ModalForm['flowType'] }
  /** Sign-in, a new address, or a deletion: a code is on its way; to the present address, where `newAddress` needs that. */
  | { type: 'code-sent'; address: Address; code: SentCode; newAddress?: Address | undefined }
  /** The code to the present address was right. */
  | { type: 'identity-confirmed' }
  /** The code signed them in. */
  | { type: 'signed-in'; user: Viewer }
  | { type: 'guidelines-accepted'; user: Viewer }
  | { type: 'topics-saved'; user: Viewer }
  /** The last step of the onboarding is done. */
  | { type: 'onboarded' }
  /** Saved, removed, requested, sent, deleted, signed out: nothing is left to do. */
  | { type: 'finished' }
  /** A step leads to another one that can be gone back from, such as the picture to its removal; `intent`: what for. */
  | { type: 'step-chosen'; step: StepName; intent?: Intent }
  | { type: 'went-back' }
  /** To SIGNIN, with nothing filled in. */
  | { type: 'reset' }

export type ModalEvent =
  /** `step`: the one to start on; null for the first one. `user`: who is signed in. `sent`: a sign-in's code. */
  | {
      type: 'requested'
      owner: Element
      requester: Element
      intent: Intent
      step: StepName | null
      user: Viewer | null
      sent?: AddressedCode | null
    }
  /** The page was reloaded in the middle of it. */
  | { type: 'resumed'; owner: Element; snapshot: FlowSnapshot }
  | { type: 'brand-known'; webCta: string }
  /** The session has ended. */
  | { type: 'signed-out' }
  /** The viewer doesn't want to, or the owner can't be drawn or has left the page. */
  | { type: 'dismissed'; owner: Element }
  | StepEvent

export const closed: Modal = { status: 'closed' }
export const blankForm: ModalForm = { flowType: 'EMAIL' }

/** The step that a modal starts on. @param custom in place of it */
export const firstStep = (webCta: string | null | undefined, custom?: StepName): StepName =>
  custom ?? (webCta === 'app' ? 'GET_APP' : 'SIGNIN')

const openToVisitors: ReadonlySet<StepName> = new Set<StepName>([
  'SIGNIN',
  'LOGIN_OTP_INPUT',
  'GET_APP',
  'GET_APP_WITH_BLURRED_BG',
  'BECOME_CREATOR',
])

/** Whether a step is for a viewer who is signed in. */
export const needsViewer = (name: StepName): boolean => !openToVisitors.has(name)

/** The step in which a code is typed in, by the step that has it sent. */
const codeSteps: Partial<Record<StepName, StepName>> = {
  SIGNIN: 'LOGIN_OTP_INPUT',
  EDIT_EMAIL: 'VERIFY_MAIL_OTP',
  EDIT_PHONE_NUMBER: 'VERIFY_PHONE_OTP',
  DELETE_CONFIRMATION: 'VERIFY_DELETE_ACCOUNT',
}

/** The step that has a code sent, by the step in which it is typed in. */
const sendingStep = (name: StepName): StepName | undefined =>
  name === 'VERIFY_IDENTITY' ? 'EDIT_EMAIL' : stepNames.find((it) => codeSteps[it] === name)

type Start = Pick<FlowSnapshot, 'step' | 'form' | 'history' | 'destination'>

/** Where a modal starts; null when there is nothing to do. */
const startOf = (custom: StepName | null, user: Viewer | null, sent: AddressedCode | null): Start | null => {
  // Without its code a code step has nothing to ask for.
  const wanted = custom && (sendingStep(custom) ?? custom)
  const at = (step: StepName | null, destination: StepName | null = null, form = blankForm): Start => ({
    step,
    destination,
    form,
    history: [],
  })
  if (user) {
    const step = wanted && wanted !== 'SIGNIN' ? wanted : missingStep(user, 'EDIT_USERNAME')
    return step && at(step)
  }
  if (wanted === 'SIGN_OUT') return null
  if (wanted && wanted !== 'SIGNIN' && !needsViewer(wanted)) return at(wanted)
  const isDeletion = wanted === 'DELETE_CONFIRMATION'
  const start = at(wanted && 'SIGNIN', wanted === 'SIGNIN' || isDeletion ? null : wanted, {
    flowType: sent && 'phone' in sent.address ? 'PHONE' : 'EMAIL',
    ...(isDeletion && { action: 'DELETE_ACCOUNT' }),
    ...sent,
  })
  // A viewer who left for their mail comes back to the code, unless the page names the step before it.
  return sent && custom !== 'SIGNIN' ? { ...start, step: 'LOGIN_OTP_INPUT', history: ['SIGNIN'] } : start
}

const forward = (modal: OpenModal, step: StepName, form = modal.form): Modal => ({
  ...modal,
  step,
  form,
  history: modal.step ? [...modal.history, modal.step] : modal.history,
})

/** Back at the step that changes an address, whatever came after it. */
const atChange = (modal: OpenModal, change: NonNullable<ModalForm['change']>): OpenModal => {
  const step = 'email' in change.address ? 'EDIT_EMAIL' : 'EDIT_PHONE_NUMBER'
  const history = modal.history.slice(0, [...modal.history, step].indexOf(step))
  return { ...modal, step, history, form: { ...blankForm, change } }
}

/** A step that is done cannot be gone back to. After the last one comes the destination. */
const onward = (modal: OpenModal, next: StepName | null): Modal => {
  const step = next ?? modal.destination
  return step ? { ...modal, step, history: [], form: blankForm, destination: next && modal.destination } : closed
}

const stepOpen = (modal: OpenModal, event: ModalEvent): Modal => {
  switch (event.type) {
    case 'requested':
    case 'resumed':
      return modal
    case 'dismissed':
      return modal.owner === event.owner ? closed : modal
    case 'brand-known':
      return modal.step ? modal : { ...modal, step: firstStep(event.webCta) }
    case 'flow-chosen':
      return { ...modal, form: { ...modal.form, flowType: event.flowType } }
    case 'code-sent': {
      const { address, code, newAddress } = event
      if (newAddress) {
        const before = atChange(modal, { address: newAddress, isConfirmed: false })
        return forward(before, 'VERIFY_IDENTITY', { ...before.form, address, code })
      }
      const { change, ...form } = { ...modal.form, address, code }
      const next = modal.step && codeSteps[modal.step]
      return next ? forward(modal, next, form) : { ...modal, form: change ? { ...form, change } : form }
    }
    case 'identity-confirmed':
      return modal.form.change ? atChange(modal, { ...modal.form.change, isConfirmed: true }) : modal
    case 'signed-in':
      // In another tab for example: only these steps wait for it.
      if (modal.step && modal.step !== 'SIGNIN' && modal.step !== 'LOGIN_OTP_INPUT') return modal
      if (modal.form.action === 'DELETE_ACCOUNT') return onward(modal, 'DELETE_CONFIRMATION')
      return onward(modal, missingStep(event.user, 'EDIT_USERNAME'))
    case 'signed-out':
      return modal.step && needsViewer(modal.step) ? closed : modal
    case 'guidelines-accepted':
      return onward(modal, missingStep({ ...event.user, brandGuidelines: true }, 'USERNAME_INPUT'))
    case 'topics-saved':
      return onward(modal, event.user.usernameSet ? null : 'EDIT_USERNAME')
    case 'onboarded':
      return onward(modal, modal.destination ? null : 'WELCOME')
    case 'finished':
      return onward(modal, null)
    case 'step-chosen': {
      const chosen = forward(event.intent ? { ...modal, intent: event.intent } : modal, event.step)
      // After the sign-in the viewer comes back to the step that led there.
      return event.step === 'SIGNIN' && chosen.status === 'open' ? { ...chosen, destination: modal.step } : chosen
    }
    case 'went-back': {
      const before = modal.history.at(-1)
      return before ? { ...modal, step: before, history: modal.history.slice(0, -1) } : modal
    }
    case 'reset':
      return { ...modal, step: 'SIGNIN', history: [], form: blankForm }
  }
}

/** One modal at a time: a request while it is open changes nothing, and only its own owner can close it. */
export const step = (modal: Modal, event: ModalEvent): Modal => {
  if (modal.status === 'open') return stepOpen(modal, event)
  if (event.type === 'requested') {
    const { owner, requester, intent, user, sent = null } = event
    const start = startOf(event.step, user, sent)
    return start ? { status: 'open', owner, requester, intent, ...start } : closed
  }
  return event.type === 'resumed' ? { ...event.snapshot, status: 'open', owner: event.owner, requester: null } : closed
}

/** The card's size on wide screens. */
export const sizeOf = (name: StepName): 'compact' | 'default' | 'expanded' => {
  if (name === 'DELETE_CONFIRMATION' || name === 'SIGN_OUT' || name === 'REMOVE_PICTURE') return 'compact'
  return name === 'EDIT_PROFILE_PICTURE' || name === 'MEDIA_UPLOAD' ? 'expanded' : 'default'
}
