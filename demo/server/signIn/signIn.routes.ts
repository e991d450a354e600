import { consumeCode, sendCode, signOut, updateContact } from '../../../src/wire/auth'
import { codes } from '../../../src/wire/codes'
import { undoPath } from '../account/undo.routes'
import type { Ctx } from '../http/context'
import type { Network } from '../http/network'
import { route } from '../http/route'
import { readContact } from '../messaging/contact'
import { Refusal } from '../refusal'
import type { Cipher } from '../security/cipher'
import type { Services } from '../services'
import { giveTokens } from '../session/tokens'

interface SignInDeps {
  services: Pick<Services, 'sessions' | 'signIn'>
  cipher: Cipher
  /** The caller's networks; none for a request that came over none. */
  networksOf(c: Ctx): readonly Network[]
  originOf(c: Ctx): string
}

export const signInRoutes = ({ services: { sessions, signIn }, cipher, networksOf, originOf }: SignInDeps) => [
  route(sendCode, ({ body, brand, viewer, c }) => {
    if (body.is_update_flow && !viewer) throw new Refusal(codes.unauthorised, 'Please sign in first')
    return signIn.sendCode(brand, {
      contact: readContact(body, cipher),
      browser: cipher.openDevice(body.encrypted_device_id),
      networks: networksOf(c),
      isUpdate: body.is_update_flow,
      language: c.req.header('accept-language') ?? null,
      viewer,
    })
  }),
  route(
    consumeCode,
    async ({ body, brand, c }) => {
      const { account, tokens } = await signIn.consume({
        brandId: brand.brand_id,
        digits: body.userInputCode,
        contact: readContact(body, cipher),
        browser: body.encrypted_device_id && cipher.openDevice(body.encrypted_device_id),
        preAuthSessionId: body.preAuthSessionId,
        deviceId: body.deviceId,
        agent: c.req.header('user-agent') ?? '',
      })
      giveTokens(c, tokens)
      return account
    },
    // A viewer who signs in may still send the token of an ended session.
    { bearer: false },
  ),
  route(updateContact, async ({ body, brand, viewer, c }) => {
    const guess = {
      digits: body.userInputCode,
      browser: cipher.openDevice(body.encrypted_device_id),
      preAuthSessionId: body.preAuthSessionId,
      deviceId: body.deviceId,
    }
    const origin = originOf(c)
    await signIn.changeContact(brand, viewer, guess, (token) => `${origin}${undoPath}/${token}`)
    return { verified: true }
  }),
  route(signOut, async ({ viewer }) => {
    await sessions.end(viewer.sessionId)
    return null
  }),
]
