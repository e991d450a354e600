import { html } from 'hono/html'
import type { Ctx } from '../http/context'
import { plainPage } from '../http/notice'

/**
 * The last page of a sign-in that had a window of its own: it hands the answer to the page that opened the window, if that
 * is of the registered origin, and closes.
 */
export const handBack = (c: Ctx, origin: string, answer: Readonly<Record<string, string>>) =>
  plainPage(c, {
    title: 'Taking you back',
    lead: 'If this window stays open, close it and go on where you were.',
    body: html`<p id="answer" data-origin="${origin}" data-answer="${JSON.stringify(answer)}" hidden></p>`,
    script: '/handback.js',
  })
