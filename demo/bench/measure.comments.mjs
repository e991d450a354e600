import { randomUUID } from 'node:crypto'
import { serveApp } from './benchApp.mjs'
import { firstFrame, openCold } from './browser.mjs'
import { median, round } from './stats.mjs'
import { openTalks, sizes } from './talks.mjs'

/** Comments after which the elements of a list that is scrolled are counted. */
const marks = { near: 100, far: 1000 }
const pageSize = 20

/** Runs in the page. */
const inPage = {
  /** Milliseconds from the tap to the frame that has the first comments. */
  open: () =>
    new Promise((done) => {
      const { shadowRoot } = document.querySelector('geuin-feed')
      const button = shadowRoot.querySelector('.slide:not([inert]) [aria-label^="Comments, "]')
      const start = performance.now()
      const check = () =>
        shadowRoot.querySelector('.comments .comment-text')
          ? requestAnimationFrame((now) => done(now - start))
          : requestAnimationFrame(check)
      button.click()
      check()
    }),
  hasRail: () =>
    Boolean(
      document.querySelector('geuin-feed').shadowRoot?.querySelector('.slide:not([inert]) [aria-label^="Comments, "]'),
    ),
  /** Goes to the end of the list. */
  scroll: () =>
    new Promise((drawn) => {
      const scroller = document.querySelector('geuin-feed').shadowRoot.querySelector('.comments-scroller')
      scroller.scrollTop = scroller.scrollHeight
      requestAnimationFrame(() => requestAnimationFrame(drawn))
    }),
  /** Elements of the panel once those out of sight are gone: after two frames without a change of their number. */
  nodes: () =>
    new Promise((done) => {
      const { shadowRoot } = document.querySelector('geuin-feed')
      const count = () => shadowRoot.querySelectorAll('.comments *').length
      let [last, same] = [count(), 0]
      const check = () => {
        const now = count()
        same = now === last ? same + 1 : 0
        last = now
        if (same < 20) requestAnimationFrame(check)
        else done(now)
      }
      check()
    }),
  /** Opens the next replies at the end of the list. @returns whether there were more */
  moreReplies: async () => {
    const { shadowRoot } = document.querySelector('geuin-feed')
    const scroller = shadowRoot.querySelector('.comments-scroller')
    const more = () => shadowRoot.querySelector('.comment-more button')
    const label = more()?.textContent
    if (!label) return false
    scroller.scrollTop = scroller.scrollHeight
    more().click()
    while (more()?.textContent === label) await new Promise(requestAnimationFrame)
    scroller.scrollTop = scroller.scrollHeight
    return true
  },
  /** The moment at which a comment of somebody else shows. */
  news: () =>
    new Promise((done) => {
      const { shadowRoot } = document.querySelector('geuin-feed')
      const check = () => (shadowRoot.querySelector('.comments-new') ? done(Date.now()) : requestAnimationFrame(check))
      check()
    }),
}

const openPage = async (browser, origin, { slug }, options) => {
  const cold = await openCold(browser, `${origin}/bench/talk.html#${slug}`, { listen: false, ...options })
  await firstFrame(cold)
  await cold.page.waitForFunction(inPage.hasRail)
  return cold
}

const opening = async (browser, origin, talk) => {
  const cold = await openPage(browser, origin, talk)
  try {
    return await cold.page.evaluate(inPage.open)
  } finally {
    await cold.close()
  }
}

/** Counts the panel's elements while the list grows. */
const scrolling = async (browser, origin, talk) => {
  const { page, close } = await openPage(browser, origin, talk, { slow: false })
  let pages = 0
  page.on('response', (response) => {
    if (response.url().includes('/conversation/video/comment')) pages += 1
  })
  const goTo = async (listed) => {
    while (pages * pageSize < listed) await page.evaluate(inPage.scroll)
    return page.evaluate(inPage.nodes)
  }
  try {
    await page.evaluate(inPage.open)
    return { near: await goTo(marks.near), far: await goTo(marks.far) }
  } finally {
    await close()
  }
}

/** Opens all replies of a thread; counts the panel's elements after the third page, and at the end. */
const unfolding = async (browser, origin, talk) => {
  const { page, close } = await openPage(browser, origin, talk, { slow: false })
  try {
    await page.evaluate(inPage.open)
    const taken = []
    while (await page.evaluate(inPage.moreReplies)) taken.push(await page.evaluate(inPage.nodes))
    return { near: taken[2], far: taken.at(-1) }
  } finally {
    await close()
  }
}

/** Signs somebody in by calls alone. @returns writes a comment */
const writerOf = async ({ fetch, mailbox }) => {
  const call = async (path, body, bearer) => {
    const headers = { 'content-type': 'application/json', 'x-brand-id': '1', ...(bearer && { authorization: bearer }) }
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return { headers: answer.headers, data: (await answer.json()).data }
  }
  const email = `${randomUUID()}@bench.example`
  const device = { encrypted_device_id: randomUUID(), is_update_flow: false }
  const { data } = await call('/api/v4/auth/signinup/code', { email, ...device })
  const mail = mailbox.list().find(({ to }) => to === email)
  const userInputCode = /\b\d{6}\b/.exec(`${mail.subject} ${mail.text}`)[0]
  const consume = { ...data, userInputCode, login_source: 'web', device_type: 3, email }
  const { headers } = await call('/api/v4/auth/signinup/code/consume', consume)
  const bearer = `Bearer ${headers.get('gn-access-token')}`
  return (video_id, text) =>
    call('/api/v3/comment/create', { video_id, parent_id: null, text, facets: [], client_id: randomUUID() }, bearer)
}

/** Milliseconds from the call that writes a comment until it shows in another browser. */
const arriving = async (browser, origin, talk, write) => {
  const cold = await openPage(browser, origin, talk, { slow: false })
  try {
    await cold.page.evaluate(inPage.open)
    const shown = cold.page.evaluate(inPage.news)
    const start = Date.now()
    await write(talk.video, 'Across the room')
    return (await shown) - start
  } finally {
    await cold.close()
  }
}

/**
 * What a talk of ten thousand comments costs a viewer beside one of ten: the time from the tap to its first comments on a
 * slow phone, the elements of the panel while it is scrolled to its thousandth comment and while a thread of five hundred
 * replies is opened, and the time until what somebody else writes shows.
 */
export const measureComments = async ({ browser }, runs) => {
  const { app, talks } = await openTalks()
  const { origin, close } = await serveApp(app)
  try {
    const write = await writerOf(app)
    const samples = Object.fromEntries(Object.keys(talks).map((key) => [key, { opens: [], arrives: [] }]))
    for (let run = 0; run < runs; run++)
      for (const [key, talk] of Object.entries(talks)) {
        samples[key].opens.push(await opening(browser, origin, talk))
        samples[key].arrives.push(await arriving(browser, origin, talk, write))
      }
    const nodes = {
      large: await scrolling(browser, origin, talks.large),
      thread: await unfolding(browser, origin, talks.thread),
    }
    const rows = Object.entries(samples).map(([key, { opens, arrives }]) => ({
      comments: sizes[key].threads,
      replies: sizes[key].replies,
      'opens ms': round(median(opens)),
      '× small': round(median(opens) / median(samples.small.opens), 2),
      'arrives ms': round(Math.max(...arrives)),
      nodes: nodes[key]?.near ?? '',
      'nodes far down': nodes[key]?.far ?? '',
    }))
    return { title: `Comments, median of ${runs}; of arrivals the slowest`, rows, keys: Object.keys(samples) }
  } finally {
    await close()
  }
}
