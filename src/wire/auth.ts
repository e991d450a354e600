import { boolean, type InferType, number, object, string } from 'yup'
import { call, nothing } from './envelope'
import { digits } from './fields'
import { paths } from './paths'
import { account } from './user'

const newTokens = {
  'gn-access-token': 'A bearer token (JWT) that lives at most 15 minutes',
  'gn-refresh-token': 'A token for the session refresh, good for one use',
}
const noProvider = { 5320: 'The provider did not confirm the sign-in', 5321: 'The brand does not offer this provider' }
const badCode = {
  5301: 'Wrong code; data holds triesLeft',
  5302: 'The code is too old, replaced or used, or belongs to another browser or address',
  5303: 'Five wrong codes (two during an attack), a new one is needed; with data.retryTime ten in an hour, after which this browser waits',
}

/**
 * A value that the client's cipher made, as base64; from a page that sets no key the value as it is. A server can tell: an
 * address, a number that begins with + and a device id are not base64 of AES blocks.
 */
const encrypted = () => string().max(1000)
const device = {
  login_source: string().oneOf(['web']).required(),
  device_type: number().oneOf([3]).required(),
}
const address = { phoneNumber: encrypted(), email: encrypted() }
const hasAddress = (it: { phoneNumber?: string | undefined; email?: string | undefined }) =>
  Boolean(it.phoneNumber || it.email)

const codeSession = {
  preAuthSessionId: string().max(200).required(),
  deviceId: string().max(200).required(),
}

export const providerUrl = call({
  id: 'providerUrl',
  method: 'GET',
  path: paths.providerUrl,
  summary: 'Where a sign-in with a provider begins',
  who: 'anyone',
  /**
   * `thirdPartyId` is google, apple or the brand's SSO id. `redirectURIOnProviderDashboard` is the page that the viewer
   * comes back to, without a fragment, one that the brand has registered; what they bring works in the browser of
   * `encrypted_device_id` only. The caller adds `state`, and `prompt=consent`, to the answered address. The viewer comes
   * back with `provider`, the same `state`, and `code` or `error` in the fragment. With `is_popup`, for a page in a frame,
   * the address is opened in a window, which posts these as a message of type `geuin-provider` to the page's origin.
   */
  query: object({
    thirdPartyId: string().max(100).required(),
    redirectURIOnProviderDashboard: string().max(2000).required(),
    encrypted_device_id: encrypted().required(),
    is_popup: boolean().default(false),
  }),
  answer: object({ url: string().required() }).required(),
  errors: noProvider,
})

export const autoLogin = call({
  id: 'autoLogin',
  method: 'POST',
  path: paths.autoLogin,
  summary: 'Signs in with what a provider answered, or with the token of a host page’s own user',
  who: 'anyone',
  /** `redirectURIInfo` after a provider's redirect; `sso_token` from a host page that knows the user already. */
  body: object({
    encrypted_device_id: encrypted().required(),
    ...device,
    thirdPartyId: string().max(100).required(),
    redirectURIInfo: object({
      redirectURIOnProviderDashboard: string().max(2000).required(),
      redirectURIQueryParams: object({ code: string().max(4000).required() }).required(),
    }).default(undefined),
    sso_token: string().max(8000),
  }).test(
    'proof',
    'one of redirectURIInfo and sso_token is needed',
    (it) => Boolean(it.redirectURIInfo) !== Boolean(it.sso_token),
  ),
  answer: account.nullable().optional(),
  headers: newTokens,
  errors: noProvider,
})

export const sendCode = call({
  id: 'sendCode',
  method: 'POST',
  path: paths.sendCode,
  summary: 'Sends a code to an email address or a phone number; the answer is the same for known and unknown ones',
  who: 'anyone',
  /** With `is_update_flow` the code is for a change of the viewer's own address and a bearer is needed. */
  body: object({
    ...address,
    encrypted_device_id: encrypted().required(),
    is_update_flow: boolean().default(false),
  }).test('address', 'phoneNumber or email is needed', hasAddress),
  /** `retryTime` is in seconds. */
  answer: object({ retryTime: number().integer().min(0).required(), ...codeSession }).required(),
  errors: {
    401: 'is_update_flow without a bearer',
    429: 'Too soon after the last code (30, 60, then 120 s) of this browser, or too many in an hour from one network; data.retryTime in seconds',
    5251: 'is_update_flow without a sign-in by code in the last five minutes; a code to the present address is one',
    5205:
      'Five codes in ten minutes, or ten wrong ones in an hour, for this address and browser; or too many from all ' +
      'browsers that have not signed in with it before; data.retryTime in seconds',
    5262: 'The mail server or the gateway for text messages did not take the code; the message says so',
    5263: 'Not a number that gets text messages: invalid, a landline, a service; or this server sends none',
  },
})

export const consumeCode = call({
  id: 'consumeCode',
  method: 'POST',
  path: paths.consumeCode,
  summary: 'Signs in with a code, or proves the viewer’s address before the account is deleted',
  who: 'anyone',
  /** The device id comes along only from inside an iframe. */
  body: object({
    userInputCode: digits().required(),
    ...address,
    ...device,
    encrypted_device_id: encrypted(),
    ...codeSession,
  }).test('address', 'phoneNumber or email is needed', hasAddress),
  answer: account,
  headers: newTokens,
  errors: badCode,
})

export const updateContact = call({
  id: 'updateContact',
  method: 'POST',
  path: paths.updateContact,
  summary:
    'Takes over the email address or phone number that the code was sent to, in the session that requested it; other ' +
    'sessions end, and the former address gets a link that undoes the change for three days',
  who: 'viewer',
  body: object({
    userInputCode: digits().required(),
    encrypted_device_id: encrypted().required(),
    ...codeSession,
  }),
  answer: object({ verified: boolean().required() }).required(),
  errors: { ...badCode, 5304: 'The address belongs to another account' },
})

export const sessionRefresh = call({
  id: 'sessionRefresh',
  method: 'POST',
  path: paths.sessionRefresh,
  summary: 'New tokens for a refresh token; the old one stops working; for 10 s it gives the same new one again',
  who: 'anyone',
  requestHeaders: { 'gn-refresh-token': 'The refresh token of the last sign-in or refresh' },
  answer: nothing,
  headers: newTokens,
  errors: { 5310: 'The refresh token is unknown, has run out or was used before: the session has ended' },
})

export const signOut = call({
  id: 'signOut',
  method: 'POST',
  path: paths.signOut,
  summary: 'Ends the session; its tokens stop working',
  who: 'viewer',
  answer: nothing,
})

export type WireCodeSession = InferType<typeof sendCode.answer>
