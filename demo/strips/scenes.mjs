// What the film strips show: how a page gets to a movement, what starts it, and how long it takes.

const name = (text) => ({ name: text, exact: true })
const button = (page, text) => page.getByRole('button', name(text)).first()

const openDialog = async (page) => {
  await button(page, 'Sign in').click()
  await page.getByRole('textbox', { name: 'Email' }).waitFor()
  await atRest(page)
}

/** Until nothing but spinners and shimmers moves. */
const atRest = (page) =>
  page.waitForFunction(() => {
    const roots = (root) => [
      root,
      ...[...root.querySelectorAll('*')].flatMap((it) => (it.shadowRoot ? roots(it.shadowRoot) : [])),
    ]
    const moving = roots(document).flatMap((root) => root.getAnimations())
    return moving.every((it) => it.playState !== 'running' || it.effect?.getComputedTiming().endTime === Infinity)
  })

/** The feed is drawn. */
const playing = (page) =>
  page.waitForFunction(() =>
    document.querySelector('geuin-feed')?.shadowRoot?.querySelector('.slide:not([inert]) .caption'),
  )

const openSheet = async (page) => {
  await playing(page)
  await button(page, 'More options').click()
  await page.getByRole('dialog').waitFor()
  // The code by which a finger pulls it loads after the sheet has opened, and nothing shows when it has.
  await page.waitForTimeout(500)
  await atRest(page)
}

const tile = (page) => page.locator('geuin-feed[layout="grid"] .poster').nth(1)
const shownTile = async (page) => {
  await page.locator('geuin-feed[layout="grid"]').scrollIntoViewIfNeeded()
  await tile(page).waitFor()
  await tile(page).evaluate(async (it) => {
    it.scrollIntoView({ block: 'center' })
    const picture = it.querySelector('img')
    await picture?.decode()
  })
}
const player = async (page) => {
  await shownTile(page)
  await tile(page).click()
  await page.locator('.feed-curtain-up').waitFor({ state: 'attached' })
  await atRest(page)
}

const press = (key) => (page) => page.keyboard.press(key)

/** Moves a finger along y, a tenth of the way each time. */
const finger = (x, from, to) => async (page, shot) => {
  const cdp = await page.context().newCDPSession(page)
  const touch = (type, y) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: y === null ? [] : [{ x: x(page), y }] })
  await touch('touchStart', from(page))
  for (let step = 1; step <= 9; step += 1) {
    await touch('touchMove', from(page) + ((to(page) - from(page)) * step) / 9)
    await shot(`${step}/9`)
  }
  await touch('touchEnd', null)
  await shot('up')
}
const middle = (page) => page.viewportSize().width / 2
const height = (page) => page.viewportSize().height

/**
 * `act` starts the movement, whose frames are taken over `time` ms; `frames` takes them by itself. `phone`: with a finger, at 390 px alone.
 * `viewer`: signed in.
 * @type {Record<string, { path: string, before?: Function, act?: Function, until?: Function, frames?: Function, time?: number, phone?: boolean, viewer?: boolean }>}
 */
export const scenes = {
  'dialog-open': {
    path: '/article.html',
    before: (page) => button(page, 'Sign in').waitFor(),
    act: (page) => button(page, 'Sign in').click(),
    until: (page) => page.getByRole('textbox', { name: 'Email' }).waitFor({ state: 'attached' }),
    time: 360,
  },
  'dialog-step': {
    path: '/article.html',
    before: async (page) => {
      await openDialog(page)
      await page.getByRole('textbox', { name: 'Email' }).fill('strip@mail.example')
    },
    act: press('Enter'),
    until: (page) => page.locator('.code-input').waitFor({ state: 'attached' }),
    time: 240,
  },
  'dialog-error': {
    path: '/article.html',
    before: openDialog,
    act: press('Enter'),
    until: (page) => page.locator('.message-bad').waitFor({ state: 'attached' }),
    time: 240,
  },
  'dialog-mended': {
    path: '/article.html',
    before: async (page) => {
      await openDialog(page)
      await page.keyboard.press('Enter')
      await page.locator('.message-bad').waitFor()
      await atRest(page)
    },
    act: (page) => page.getByRole('textbox', { name: 'Email' }).fill('strip@mail.example'),
    until: (page) => page.locator('.message-line.leaving').waitFor({ state: 'attached' }),
    time: 240,
  },
  'dialog-close': { path: '/article.html', before: openDialog, act: press('Escape'), time: 160 },
  'sheet-open': {
    path: '/feed.html',
    before: playing,
    act: (page) => button(page, 'More options').click(),
    until: (page) => page.locator('dialog[open]').waitFor(),
    time: 360,
  },
  'sheet-drag': {
    path: '/feed.html',
    phone: true,
    before: openSheet,
    frames: async (page, shot) => {
      const top = await page.locator('dialog[open]').evaluate((it) => it.getBoundingClientRect().top)
      await finger(
        middle,
        () => top + 12,
        () => top + 252,
      )(page, shot)
    },
  },
  'sheet-close': {
    path: '/feed.html',
    before: openSheet,
    act: press('Escape'),
    time: 160,
  },
  'tile-player': {
    path: '/article.html',
    before: shownTile,
    act: (page) => tile(page).click(),
    until: (page) => page.locator('.feed-dialog').waitFor({ state: 'attached' }),
    time: 400,
  },
  'player-ready': {
    path: '/article.html',
    before: shownTile,
    act: (page) => tile(page).click(),
    until: async (page) => {
      await page.locator('.feed-dialog').waitFor({ state: 'attached' })
      await page.waitForFunction(() => {
        const feed = [...document.querySelectorAll('geuin-feed')].flatMap((it) => [
          ...it.shadowRoot.querySelectorAll('dialog geuin-feed'),
        ])[0]
        return feed?.shadowRoot?.querySelector('.slide:not([inert]) .caption')
      })
    },
    time: 600,
  },
  'player-tile': { path: '/article.html', before: player, act: press('Escape'), time: 280 },
  'player-pull': {
    path: '/article.html',
    phone: true,
    before: player,
    frames: finger(
      middle,
      (page) => height(page) * 0.4,
      (page) => height(page) * 0.55,
    ),
  },
  menu: {
    path: '/article.html',
    viewer: true,
    before: (page) => page.getByRole('button', { name: /^Account of/ }).waitFor(),
    act: (page) => page.getByRole('button', { name: /^Account of/ }).click(),
    until: (page) => page.getByRole('menu').waitFor({ state: 'attached' }),
    time: 160,
  },
  'menu-close': {
    path: '/article.html',
    viewer: true,
    before: async (page) => {
      await page.getByRole('button', { name: /^Account of/ }).click()
      await page.getByRole('menuitem').first().waitFor()
      await atRest(page)
    },
    act: press('Escape'),
    time: 160,
  },
  toast: {
    path: '/feed.html',
    before: playing,
    act: (page) => button(page, 'Share').click(),
    until: (page) => page.locator('.toast').waitFor({ state: 'attached' }),
    time: 300,
  },
  'toast-close': {
    path: '/feed.html',
    before: async (page) => {
      await playing(page)
      await button(page, 'Share').click()
      await page.locator('.toast').waitFor()
      await atRest(page)
    },
    act: (page) => button(page, 'Dismiss').click(),
    time: 400,
  },
  spark: {
    path: '/feed.html',
    viewer: true,
    before: playing,
    act: (page) =>
      page
        .locator('.slide:not([inert]) .slide-frame')
        .first()
        .dblclick({ position: { x: 180, y: 240 }, delay: 10 }),
    // Also where motion is unwelcome and nothing bursts.
    until: (page) => page.locator('.slide:not([inert]) .rail [aria-pressed=true]').waitFor(),
    time: 460,
  },
  tabs: { path: '/feed.html', before: playing, act: (page) => button(page, 'Latest').click(), time: 400 },
  swipe: {
    path: '/feed.html',
    phone: true,
    before: playing,
    frames: finger(
      middle,
      (page) => height(page) * 0.7,
      (page) => height(page) * 0.2,
    ),
  },
}
