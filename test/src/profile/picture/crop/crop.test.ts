import { expect } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { expectAccessible, still } from '../../../../support/accessible'
import { answerWith, apiCalls, refusal, resetApi } from '../../../../support/fakeApi'
import { click } from '../../../../support/input'
import { clearSteps, openStep, type StepDialog, sentTo, updatePath } from '../../../../support/openStep'
import { find, serverReady, waitForElement, waitForFocus } from '../../../../support/page'
import { picture } from '../../../../support/pictureFiles'
import { chooseFile, circle, cropped, openUpload, urlPath } from '../../../../support/pictureUpload'
import { accountOf, viewerOf } from '../../../../support/signIn'
import { waitUntil } from '../../../../support/waitUntil'

const open = async (width = 60, height = 40) => {
  const it = await openUpload()
  chooseFile(it, await picture('image/png', 'a.png', width, height))
  await cropped(it)
  // The dialog grows to the cropper.
  await still(it.element)
  return it
}
const labelled = (it: StepDialog, label: string) =>
  find(it.element, `[aria-label="${label}"]`) ?? expect.fail(`nothing called ${label}`)
const slider = (it: StepDialog) => find<HTMLInputElement>(it.element, 'input[type="range"]') ?? expect.fail('no slider')
const says = (it: StepDialog) =>
  find(it.element, '.crop-acts')?.parentElement?.querySelector('[role="alert"]')?.textContent

/** The colours of a picture's four quarters, clockwise from the first, as red, green, blue. */
const quarters = async (address: string) => {
  const bitmap = await createImageBitmap(await (await fetch(address)).blob())
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d')!
  context.drawImage(bitmap, 0, 0)
  const at = (x: number, y: number) => [...context.getImageData(width * x, height * y, 1, 1).data.slice(0, 3)]
  return { width, height, colours: [at(0.2, 0.2), at(0.8, 0.2), at(0.8, 0.8), at(0.2, 0.8)] }
}
const [blue, orange] = [
  [0, 119, 255],
  [255, 119, 0],
]

interface DelayedUpload {
  request: XMLHttpRequest
  file: Blob
  isAborted: boolean
  go(): void
}

/** Delays uploads until the test releases them. */
const delayUploads = () => {
  const { XMLHttpRequest: Real } = window
  const uploads: DelayedUpload[] = []
  window.XMLHttpRequest = class extends Real {
    override send(body?: XMLHttpRequestBodyInit | null) {
      uploads.push({ request: this, file: body as Blob, isAborted: false, go: () => super.send(body) })
    }
    override abort() {
      for (const it of uploads) if (it.request === this) it.isAborted = true
      super.abort()
    }
  }
  return {
    uploads,
    release: () => {
      window.XMLHttpRequest = Real
    },
  }
}
const progress = ({ request }: DelayedUpload, loaded: number, total: number) =>
  request.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total }))

const shifted = async (press: string) => {
  await sendKeys({ down: 'Shift' })
  await sendKeys({ press })
  await sendKeys({ up: 'Shift' })
}

describe('the cropper', () => {
  before(serverReady)
  afterEach(clearSteps)

  it('crops a circle, ratio 1, in a preview of up to 400 by 900 pixels [E15]', async () => {
    const it = await open()
    const { width, height } = circle(it)
    expect(width).to.be.closeTo(height, 0.5)
    expect(width).to.be.greaterThan(100)
    const box = find(it.element, '.crop-pane')!.getBoundingClientRect()
    expect(box.width).to.be.at.most(400)
    expect(box.height).to.be.at.most(900)
    await expectAccessible(find(it.element, 'dialog[open]')!)
  })

  for (const [width, height] of [
    [1200, 700],
    [700, 1500],
    [60, 40],
  ] as const)
    it(`begins with as much of ${width} × ${height} pixels as a circle can keep [E15]`, async () => {
      const it = await open(width, height)
      const image = find(it.element, '.advanced-cropper-background-image')!.getBoundingClientRect()
      const shown = circle(it)
      expect(shown.width).to.be.closeTo(Math.min(image.width, image.height), 1)
      expect(shown.left + shown.width / 2).to.be.closeTo(image.left + image.width / 2, 1)
      expect(shown.top + shown.height / 2).to.be.closeTo(image.top + image.height / 2, 1)
      expect([slider(it).value, slider(it).getAttribute('aria-valuetext')]).to.eql(['0', '100%'])
    })

  it('uploads a PNG, saves it to the profile and shows a toast [E15] [F16] [F09] [G14] [H01]', async () => {
    const it = await open()
    resetApi()
    it.press('Done')
    await it.toast('Your profile image has been updated')
    await it.closed()
    const [asking] = (await sentTo(urlPath)) as { contentType: string; path: string }[]
    expect(asking?.contentType).to.equal('image/png')
    expect(asking?.path).to.match(/^uploads\/profile_images\/user\d{13}\.png$/)
    const [saved] = (await sentTo(updatePath)) as { user: { profile_image: string; is_avatar: boolean } }[]
    expect(saved?.user.is_avatar).to.equal(false)
    expect(saved?.user.profile_image.endsWith(`/${asking?.path}`)).to.equal(true)
    const account = await accountOf(it.element)
    expect((await viewerOf(it.element))?.image).to.equal(account.profile_image_s)
    const { width, height, colours } = await quarters(saved!.user.profile_image)
    expect(width).to.equal(height)
    expect(colours).to.eql([blue, orange, orange, orange])
    await waitUntil(() => find(it.element, '.avatar img'), 'and shows')
  })

  it('asks before a chosen picture is discarded', async () => {
    const it = await open()
    labelled(it, 'Close').click()
    await waitUntil(() => it.text().includes('Discard'), 'it asks')
    it.press('Discard')
    await it.closed()
  })

  it('Cancel goes back to the choice of a picture', async () => {
    const it = await open()
    it.press('Cancel')
    await waitForElement(it.element, '.drop')
    labelled(it, 'Close').click()
    await it.closed()
  })

  it('can be used by keyboard [E15]', async () => {
    const it = await open(600, 400)
    const area = find(it.element, '.crop-pane')!
    area.focus()
    await waitForFocus(() => area)
    const before = circle(it)
    await sendKeys({ press: 'ArrowRight' })
    await waitUntil(() => circle(it).left > before.left + 5, 'to the right')
    await shifted('ArrowLeft')
    await waitUntil(() => circle(it).width < before.width - 5, 'smaller')
    await shifted('ArrowRight')
    await waitUntil(() => circle(it).width > before.width - 2, 'larger')
    await sendKeys({ press: '+' })
    await waitUntil(() => slider(it).valueAsNumber > 0, 'zoomed in')
    await sendKeys({ press: '-' })
    await waitUntil(() => slider(it).valueAsNumber === 0, 'zoomed out')
    slider(it).focus()
    for (let press = 0; press < 10; press += 1) await sendKeys({ press: 'ArrowRight' })
    await waitUntil(() => slider(it).valueAsNumber >= 8, 'by the slider')
    labelled(it, 'Smaller').focus()
    for (let press = 0; press < 3; press += 1) await sendKeys({ press: 'Enter' })
    await waitUntil(() => slider(it).valueAsNumber === 0, 'by the button')
    it.button('Done').focus()
    await sendKeys({ press: 'Enter' })
    await it.closed()
  })

  it('rotates the picture [E15]', async () => {
    const it = await open()
    labelled(it, 'Turn right').click()
    it.press('Done')
    await it.closed()
    const [saved] = (await sentTo(updatePath)) as { user: { profile_image: string } }[]
    expect((await quarters(saved!.user.profile_image)).colours).to.eql([orange, blue, orange, orange])
  })

  /** Makes the part as small as keys can. */
  const shrinkByKeys = async (it: StepDialog) => {
    find(it.element, '.crop-pane')!.focus()
    for (let width = 0; width !== circle(it).width; ) {
      width = circle(it).width
      await shifted('ArrowLeft')
    }
  }
  const lastHandle = '.advanced-cropper-simple-handler--east-south'
  /** Drags a handle of the part far beyond the opposite one. */
  const shrinkByPointer = async (it: StepDialog) => {
    const { left, top, width, height } = find(it.element, lastHandle)!.getBoundingClientRect()
    const opposite = circle(it)
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
    await sendMouse({ type: 'move', position: [x, y] })
    await sendMouse({ type: 'down' })
    for (const part of [0.4, 0.8, 1.2, 1.5])
      await sendMouse({
        type: 'move',
        position: [Math.round(x + (opposite.left - x) * part), Math.round(y + (opposite.top - y) * part)],
      })
    await sendMouse({ type: 'up' })
    await still(it.element)
  }
  const centre = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 })

  for (const [how, shrink] of [
    ['by keyboard', shrinkByKeys],
    ['by pointer', shrinkByPointer],
  ] as const)
    for (const [w, h, shown, saved] of [
      [3000, 2000, 64, 470],
      [600, 400, 64, 100],
      [240, 180, 64, 100],
      [60, 40, 200, 40],
    ] as const)
      it(`leaves room between the handles and saves enough of ${w} × ${h} pixels ${how} [E15]`, async () => {
        const { uploads, release } = delayUploads()
        try {
          const it = await open(w, h)
          const before = centre(circle(it))
          await shrink(it)
          const { width, height } = circle(it)
          expect(width, 'on the screen').to.be.at.least(shown - 0.5)
          expect(height).to.be.closeTo(width, 0.5)
          if (shrink === shrinkByKeys) {
            const after = centre(circle(it))
            expect(after.x, 'it stays where it is').to.be.closeTo(before.x, 1)
            expect(after.y).to.be.closeTo(before.y, 1)
          }
          it.press('Done')
          await waitUntil(() => uploads.length === 1, 'it is on its way')
          const file = await createImageBitmap(uploads[0]!.file)
          expect(file.width).to.equal(file.height)
          expect(file.width, 'saved').to.be.at.least(saved)
          expect(width, 'as small as that').to.be.below(Math.max(shown, (width * saved) / file.width) + 2)
        } finally {
          release()
        }
      })

  it('keeps the part of a very long picture large enough to be moved [E15]', async () => {
    const it = await open(3000, 120)
    expect(circle(it).width).to.be.at.least(63.5)
    labelled(it, 'Smaller').click()
    await still(it.element)
    expect(circle(it).width).to.be.at.least(63.5)
  })

  it('keeps the part large enough on the screen while it zooms out [E15]', async () => {
    const it = await open(3000, 2000)
    for (let press = 0; press < 8; press += 1) labelled(it, 'Larger').click()
    await shrinkByKeys(it)
    for (let press = 0; press < 8; press += 1) labelled(it, 'Smaller').click()
    await still(it.element)
    expect(slider(it).valueAsNumber).to.equal(0)
    expect(circle(it).width).to.be.at.least(63.5)
  })

  it('accepts a picture of few pixels [E15]', async () => {
    const tiny = await open(3, 2)
    tiny.press('Done')
    await tiny.closed()
  })

  it('shows the upload’s progress, and stops on Cancel [G13]', async () => {
    const { uploads, release } = delayUploads()
    try {
      const it = await open()
      click(it.button('Done'))
      await waitUntil(() => uploads.length === 1, 'it is on its way')
      const bar = () => find(it.element, '[role="progressbar"]')
      progress(uploads[0]!, 64, 100)
      await waitUntil(() => bar()?.getAttribute('aria-valuenow') === '64', '64 %')
      expect(find(it.element, '.upload')?.textContent).to.equal('Uploading picture64%')
      expect(find(it.element, '.crop-acts .button-primary')?.getAttribute('aria-busy')).to.equal('true')
      await waitUntil(() => find(it.element, '.advanced-cropper-circle-stencil--disabled'), 'and stays as it is')
      await expectAccessible(find(it.element, 'dialog')!)
      find(it.element, '.crop-acts .button-primary')?.click()
      expect(uploads, 'once').to.have.length(1)
      it.press('Cancel')
      await waitUntil(() => !bar(), 'it stopped')
      expect(uploads[0]!.isAborted).to.equal(true)
      expect([says(it), (await viewerOf(it.element))?.image]).to.eql(['', null])
      it.press('Done')
      await waitUntil(() => uploads.length === 2, 'it starts anew')
      uploads[1]!.go()
      await it.closed()
    } finally {
      release()
    }
  })

  it('stops the upload when the modal closes, and saves nothing', async () => {
    const { uploads, release } = delayUploads()
    try {
      const it = await open()
      it.press('Done')
      await waitUntil(() => uploads.length === 1, 'it is on its way')
      await it.element.hide()
      await it.closed()
      expect(uploads[0]!.isAborted).to.equal(true)
    } finally {
      release()
    }
  })

  it('shows an error when the server gives no upload URL, and continues on Retry [G13] [F16]', async () => {
    const it = await open()
    answerWith(({ path }) => (path === urlPath ? refusal(500, 500) : undefined))
    it.press('Done')
    await waitUntil(() => says(it) === 'Something went wrong. Please try again.', 'no address')
    resetApi()
    it.press('Retry')
    await it.closed()
  })

  it('shows and logs an error when the upload failed, and uploads again on Retry [G13] [F16]', async () => {
    const { error } = console
    const logged: unknown[] = []
    console.error = (...words) => void logged.push(words.join(' '))
    try {
      const it = await open()
      answerWith(({ path }) =>
        path === urlPath
          ? new Response(
              JSON.stringify({ code: 200, message: '', data: { uploadURL: '/storage/uploads/no/permit.png' } }),
            )
          : undefined,
      )
      it.press('Done')
      await waitUntil(() => says(it) === 'Something went wrong please try again.', 'not stored')
      expect(logged).to.eql(['geuin: the upload failed: status 403'])
      await expectAccessible(find(it.element, 'dialog[open]')!)
      resetApi()
      it.press('Retry')
      await it.closed()
      expect(apiCalls.filter(({ path }) => path === urlPath)).to.have.length(1)
    } finally {
      console.error = error
    }
  })

  it('does not upload again when only saving to the profile failed [G13]', async () => {
    const it = await open()
    resetApi()
    answerWith(({ path }) => (path === updatePath ? refusal(500, 500) : undefined))
    it.press('Done')
    await waitUntil(() => says(it) === 'Something went wrong please try again.', 'not saved')
    answerWith(() => undefined)
    it.press('Retry')
    await it.closed()
    expect(apiCalls.filter(({ path }) => path === urlPath)).to.have.length(1)
    expect((await viewerOf(it.element))?.image).to.be.a('string')
  })

  it('tries another file name when one is taken', async () => {
    const it = await open()
    let refusals = 0
    answerWith(({ path }) => (path === urlPath && refusals++ < 2 ? refusal(409, 409) : undefined))
    it.press('Done')
    await it.closed()
    const names = ((await sentTo(urlPath)) as { path: string }[]).map(({ path }) => path)
    expect(new Set(names).size).to.equal(3)
  })
})

describe('REMOVE_PICTURE', () => {
  before(serverReady)
  afterEach(clearSteps)

  it('shows the avatar that remains, asks, and removes the picture [C08] [C04]', async () => {
    const it = await open()
    it.press('Done')
    await it.closed()
    const image = (await viewerOf(it.element))?.image
    expect(image).to.be.a('string')
    await it.element.show('REMOVE_PICTURE')
    await waitForElement(it.element, '.picture-swap')
    expect(find(it.element, 'h2')?.textContent).to.equal('Remove profile picture?')
    expect(find(it.element, 'dialog')?.classList.contains('sheet-compact')).to.equal(true)
    const [now, then] = [...(find(it.element, '.picture-swap')?.querySelectorAll('.avatar') ?? [])]
    expect(now?.querySelector('img')?.getAttribute('src')).to.contain(image)
    expect(then?.querySelector('img')).to.equal(null)
    await expectAccessible(find(it.element, 'dialog[open]')!)
    resetApi()
    it.press('Remove')
    await it.toast('Your profile image has been updated')
    await it.closed()
    expect(await sentTo(updatePath)).to.eql([{ user: { profile_image: null, is_avatar: false } }])
    expect((await accountOf(it.element)).profile_image).to.equal(null)
    expect((await viewerOf(it.element))?.image).to.equal(null)
    expect(find(it.element, '.account .avatar img')).to.equal(null)
  })

  it('changes nothing on Cancel, and shows an error when it failed [C08]', async () => {
    const it = await openStep('REMOVE_PICTURE', { image: '/media/none.webp' })
    answerWith(({ path }) => (path === updatePath ? refusal(500, 500) : undefined))
    it.press('Remove')
    await waitUntil(() => it.text().includes('Something went wrong please try again.'), 'the failure')
    it.press('Cancel')
    await it.closed()
    expect((await viewerOf(it.element))?.image).to.equal('/media/none.webp')
  })
})
