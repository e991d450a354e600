import type { SigninAction } from '../kit/events'
import type { Address, CodeSession, User } from '../session'

/** What a viewer wanted when the modal came in between. */
export type Wish =
  | { action: Exclude<SigninAction, 'join'>; videoId?: string }
  /** `community`: its name. */
  | { action: 'join'; community: string }

/** Every step, as the page may name it too (`show(step)`). */
export const stepNames = [
  'SIGNIN',
  'LOGIN_OTP_INPUT',
  'VERIFY_PHONE_OTP',
  'VERIFY_MAIL_OTP',
  'BRAND_GUIDELINES',
  'CATEGORY_SELECTION',
  'EDIT_USERNAME',
  'USERNAME_INPUT',
  'EDIT_EMAIL',
  'EDIT_PHONE_NUMBER',
  'EDIT_FULLNAME',
  'EDIT_BIO',
  'EDIT_SOCIAL_PROFILES',
  'EDIT_BIRTHDATE',
  'EDIT_PROFILE_PICTURE',
  'MEDIA_UPLOAD',
  'REMOVE_PICTURE',
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

/** What the steps know of each other. Plain data: it outlives a reload. */
export interface ModalForm {
  flowType: 'EMAIL' | 'PHONE'
  /** After a sign-in that deletes the account, rather than going on. */
  action?: 'DELETE_ACCOUNT'
  /** Where the code went. */
  address?: Address
  code?: SentCode
}

export interface OpenModal {
  status: 'open'
  /** The `<geuin-auth>` that draws it. */
  owner: Element
  wish: Wish
  step: StepName
  /** The steps before it, for back. */
  trail: readonly StepName[]
  form: ModalForm
}
/** The page's one modal. */
export type Modal = { status: 'closed' } | OpenModal

/** What of a viewer decides where a sign-in leads. */
export type Viewer = Pick<User, 'brandGuidelines' | 'hasTopics' | 'usernameSet'>

/** What happened in a step. */
export type StepEvent =
  | { type: 'flow-chosen'; flowType: ModalForm['flowType'] }
  /** Sign-in, a new address, or a deletion: a code is on its way. */
  | { type: 'code-sent'; address: Address; code: SentCode }
  /** The code signed them in. */
  | { type: 'signed-in'; user: Viewer }
  | { type: 'guidelines-accepted'; user: Viewer }
  | { type: 'topics-saved'; user: Viewer }
  /** Saved, removed, requested, sent, deleted, signed out: nothing is left to do. */
  | { type: 'finished' }
  /** A step leads to another one that can be gone back from, such as the picture to its removal. */
  | { type: 'step-chosen'; step: StepName }
  | { type: 'went-back' }
  /** To SIGNIN, with nothing filled in. */
  | { type: 'reset' }

export type ModalEvent =
  | { type: 'asked'; owner: Element; wish: Wish; step: StepName }
  /** The viewer doesn't want to, or the owner can't be drawn or has left the page. */
  | { type: 'dismissed'; owner: Element }
  | StepEvent

export const closed: Modal = { status: 'closed' }
export const blankForm: ModalForm = { flowType: 'EMAIL' }

/** The step that a modal starts on. @param custom what the page asked for */
export const firstStep = (webCta: string | null | undefined, custom?: StepName): StepName =>
  custom ?? (webCta === 'app' ? 'GET_APP' : 'SIGNIN')

/** What a viewer has still to do; null for nothing. */
export const missingStep = (user: Viewer, usernameStep: 'EDIT_USERNAME' | 'USERNAME_INPUT'): StepName | null => {
  if (!user.brandGuidelines) return 'BRAND_GUIDELINES'
  if (!user.hasTopics) return 'CATEGORY_SELECTION'
  return user.usernameSet ? null : usernameStep
}

/** Where a code is typed in, by the step that had it sent. */
const codeSteps: Partial<Record<StepName, StepName>> = {
  SIGNIN: 'LOGIN_OTP_INPUT',
  EDIT_EMAIL: 'VERIFY_MAIL_OTP',
  EDIT_PHONE_NUMBER: 'VERIFY_PHONE_OTP',
  DELETE_CONFIRMATION: 'VERIFY_DELETE_ACCOUNT',
}

const forward = (modal: OpenModal, step: StepName, form = modal.form): Modal => ({
  ...modal,
  step,
  form,
  trail: [...modal.trail, modal.step],
})

/** A step that is done cannot be gone back to. */
const onward = (modal: OpenModal, step: StepName | null): Modal =>
  step ? { ...modal, step, trail: [], form: blankForm } : closed

/** One modal at a time: what is asked while it is open changes nothing, and only its own owner can close it. */
export const step = (modal: Modal, event: ModalEvent): Modal => {
  if (event.type === 'asked') {
    if (modal.status === 'open') return modal
    const { owner, wish, step: first } = event
    return { status: 'open', owner, wish, step: first, trail: [], form: blankForm }
  }
  if (modal.status === 'closed') return modal
  switch (event.type) {
    case 'dismissed':
      return modal.owner === event.owner ? closed : modal
    case 'flow-chosen':
      return { ...modal, form: { ...modal.form, flowType: event.flowType } }
    case 'code-sent': {
      const form = { ...modal.form, address: event.address, code: event.code }
      const next = codeSteps[modal.step]
      return next ? forward(modal, next, form) : { ...modal, form }
    }
    case 'signed-in':
      if (modal.form.action === 'DELETE_ACCOUNT') return onward(modal, 'DELETE_CONFIRMATION')
      return onward(modal, missingStep(event.user, 'EDIT_USERNAME'))
    case 'guidelines-accepted':
      return onward(modal, missingStep({ ...event.user, brandGuidelines: true }, 'USERNAME_INPUT'))
    case 'topics-saved':
      return onward(modal, event.user.usernameSet ? null : 'EDIT_USERNAME')
    case 'finished':
      return closed
    case 'step-chosen':
      return forward(modal, event.step)
    case 'went-back': {
      const before = modal.trail.at(-1)
      return before ? { ...modal, step: before, trail: modal.trail.slice(0, -1) } : modal
    }
    case 'reset':
      return { ...modal, step: 'SIGNIN', trail: [], form: blankForm }
  }
}

/** Of the card on wide screens. */
export const sizeOf = (name: StepName): 'compact' | 'default' | 'expanded' => {
  if (name === 'DELETE_CONFIRMATION' || name === 'SIGN_OUT' || name === 'REMOVE_PICTURE') return 'compact'
  return name === 'EDIT_PROFILE_PICTURE' || name === 'MEDIA_UPLOAD' ? 'expanded' : 'default'
}
