import { consumeCode, sendCode, signOut, updateContact } from '../../../src/wire/auth'
import { codes } from '../../../src/wire/codes'
import { getAccount } from '../../../src/wire/user'
import type { Cipher } from '../domain/cipher'
import { readContact } from '../domain/contact'
import { Refusal } from '../domain/refusal'
import type { Services } from '../domain/services'
import type { Ctx } from '../http/context'
import { networkOf } from '../http/network'
import { route } from '../http/route'

interface SignInDeps {
  services: Services
  cipher: Cipher
  /** The caller's address, or undefined for a request that came over no network. */
  addressOf(c: Ctx): string | undefined
}

export const signInRoutes = ({ services: { accounts, sessions, signIn }, cipher, addressOf }: SignInDeps) => [
  route(sendCode, ({ body, brand, viewer, c }) => {
    if (body.is_update_flow && !viewer) throw new Refusal(codes.unauthorised, 'Please sign in first')
    const address = addressOf(c)
    return signIn.sendCode(brand, {
      contact: readContact(body, cipher),
      browser: cipher.openDevice(body.encrypted_device_id),
      network: address ? networkOf(address) : null,
      isUpdate: body.is_update_flow,
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
      })
      c.header('gn-access-token', tokens.accessToken)
      c.header('gn-refresh-token', tokens.refreshToken)
      return account
    },
    // Who signs in may still send the token of a session that is over.
    { bearer: false },
  ),
  route(updateContact, async ({ body, brand, viewer }) => {
    if (viewer) {
      await signIn.changeContact(brand, viewer, {
        digits: body.userInputCode,
        browser: cipher.openDevice(body.encrypted_device_id),
        preAuthSessionId: body.preAuthSessionId,
        deviceId: body.deviceId,
      })
    }
    return { verified: viewer !== null }
  }),
  route(signOut, async ({ viewer }) => {
    if (viewer) await sessions.end(viewer.sessionId)
    return null
  }),
  route(getAccount, ({ viewer }) => accounts.read(viewer?.userId ?? '')),
]
