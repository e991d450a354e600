import type { Brand } from '../brand/brands'
import type { Message } from '../messaging/messenger'

/** The message that brings the link to the app to somebody's phone. */
export const downloadMessage = ({ name }: Pick<Brand, 'name'>, link: string): Message => {
  const words = `Here is ${name} for your phone: ${link}`
  return {
    mail: {
      subject: `Get ${name}`,
      text: `${words}\n\nSomebody, most likely you, asked us to send this. If it was not you, you need not do anything.\n`,
    },
    text: words,
  }
}
