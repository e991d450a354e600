import type { Message } from '../messaging/messenger'

/** How long a copy can be downloaded, in days. */
export const exportDays = 7

/** Says that somebody's copy of their data is ready. */
export const exportMessage = (brand: string, address: string): Message => {
  const text = `The copy of your ${brand} data is ready. Download it within ${exportDays} days: ${address}`
  return {
    mail: {
      subject: `Your ${brand} data is ready`,
      text: `${text}\n\nWhoever has this address can download it, so keep it to yourself. If you did not ask for a copy, sign in and look at your devices.\n`,
    },
    text,
  }
}
