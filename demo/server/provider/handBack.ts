import { html } from 'hono/html'
import type { Ctx } from '../http/context'
import { plainPage } from '../http/notice'
import { wordsFor } from '../words/wordsFor'
import type { Comeback } from './providers'

/**
 * The last page of a sign-in that had a window of its own: it hands the answer to the page that opened the window, if that
 * is of the registered origin, and closes.
 */
export const handBack = (c: Ctx, { brand, returnAddress, answer }: Comeback) => {
  const { language, backPage } = wordsFor(c.req.header('accept-language'))
  return plainPage(c, {
    ...{ mark: { name: brand, picture: null }, language, ...backPage },
    body: html`<p id="answer" data-origin="${new URL(returnAddress).origin}" data-answer="${JSON.stringify(answer)}" hidden></p>`,
    script: '/handback.js',
  })
}
