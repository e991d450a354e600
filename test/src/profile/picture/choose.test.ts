import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { expectAccessible } from '../../../support/accessible'
import { itUnless } from '../../../support/engine'
import { answerWith, apiCalls, later, refusal } from '../../../support/fakeApi'
import { type } from '../../../support/input'
import { clearSteps, openStep, type StepDialog } from '../../../support/openStep'
import { find, serverReady, waitForElement } from '../../../support/page'
import { fileOf, megabytes3, padded, picture, pngHeader, svg } from '../../../support/pictureFiles'
import { chooseFile, cropped, fetchPath, openUpload, zoneSays } from '../../../support/pictureUpload'
import { waitUntil } from '../../../support/waitUntil'

const badFile = 'Upload failed. Make sure file size is upto 3MB and in .jpg, .png, .jpeg format.'

const drag = (it: StepDialog, kind: string, file?: File, target = '.drop') => {
  const dataTransfer = new DataTransfer()
  if (file) dataTransfer.items.add(file)
  const event = new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true, composed: true })
  find(it.element, target)?.dispatchEvent(event)
  return event
}

describe('MEDIA_UPLOAD', () => {
  before(serverReady)
  afterEach(clearSteps)

  it('EDIT_PROFILE_PICTURE shows the current picture [C04] [H05]', async () => {
    const none = await openStep('EDIT_PROFILE_PICTURE', { name: 'Mira Okafor', image: null })
    expect(find(none.element, 'dialog .avatar')?.textContent).to.equal('MO')
    expect(find(none.element, 'dialog')?.classList.contains('sheet-expanded')).to.equal(true)
    expect(none.text()).not.to.contain('Remove picture')
    await expectAccessible(find(none.element, 'dialog[open]')!)
    none.press('Add a picture')
    await waitForElement(none.element, '.drop')
    await clearSteps()
    const some = await openStep('EDIT_PROFILE_PICTURE', { image: '/media/none.webp' })
    some.button('Change picture')
    some.press('Remove picture')
    await waitUntil(() => some.text().includes('Remove profile picture?'), 'it asks')
    some.press('Cancel')
    await waitUntil(() => some.text().includes('Change picture'), 'it is back')
  })

  it('accepts JPG and PNG up to 3 MB [E14] [E15]', async () => {
    const it = await openUpload()
    expect(find<HTMLInputElement>(it.element, 'input[type="file"]')?.accept).to.equal('.jpg,.jpeg,.png')
    expect(it.text()).to.contain('JPG or PNG, up to 3 MB')
    await expectAccessible(find(it.element, 'dialog[open]')!)
    chooseFile(it, await padded(megabytes3 + 1))
    await waitUntil(() => zoneSays(it) === badFile, 'it is too large')
    await expectAccessible(find(it.element, 'dialog[open]')!)
    chooseFile(it, await padded(megabytes3))
    await cropped(it)
    expect(find(it.element, 'h2')?.textContent).to.equal('Crop your picture')
    it.press('Cancel')
    expect(zoneSays(it)).to.equal('')
    chooseFile(it, await picture('image/jpeg', 'a.jpg'))
    await cropped(it)
  })

  it('checks a file by its content, not by its name [E14]', async () => {
    const it = await openUpload()
    chooseFile(it, fileOf(['hello'], 'notes.txt', 'text/plain'))
    await waitUntil(() => zoneSays(it) === badFile, 'a text')
    chooseFile(it, fileOf([svg], 'drawing.png', 'image/png'))
    await waitUntil(() => zoneSays(it) === 'Invalid file type.', 'an SVG named .png')
    chooseFile(it, fileOf(['hello'], 'notes.txt', 'text/plain'))
    await waitUntil(() => zoneSays(it) === badFile, 'a text again')
    const real = await picture('image/png', 'a.png')
    chooseFile(it, fileOf([real], 'photo.jpg', 'image/jpeg'))
    await cropped(it)
  })

  it('refuses a picture of too many pixels before it is decoded [E14]', async () => {
    const it = await openUpload()
    chooseFile(it, fileOf([pngHeader(10_000, 10_000)], 'bomb.png', 'image/png'))
    await waitUntil(() => zoneSays(it).startsWith('This picture has more than 50 megapixels.'), 'it says so')
    expect(find(it.element, '.crop')).to.equal(null)
  })

  it('shows an error for a truncated picture [E14]', async () => {
    const it = await openUpload()
    const says = (words: string) => waitUntil(() => zoneSays(it).startsWith(words), words)
    chooseFile(it, fileOf([pngHeader(40, 40)], 'head.png', 'image/png'))
    await says('This file can’t be read')
    for (const type of ['image/png', 'image/jpeg'] as const) {
      const complete = await picture(type, 'a', 600, 400)
      chooseFile(it, fileOf(['hello'], 'notes.txt', 'text/plain'))
      await says('Upload failed.')
      chooseFile(it, fileOf([complete.slice(0, complete.size * 0.7)], 'half', type))
      await says('This file can’t be read')
    }
  })

  it('accepts a dropped file, and keeps the browser from opening one that misses the zone [E15]', async () => {
    const it = await openUpload()
    const file = await picture('image/png', 'a.png')
    expect(drag(it, 'dragover', file).defaultPrevented).to.equal(true)
    await waitUntil(() => find(it.element, '.drop-over'), 'it shows that')
    drag(it, 'dragleave', file)
    await waitUntil(() => !find(it.element, '.drop-over'), 'it is away')
    expect(drag(it, 'dragover', undefined).defaultPrevented, 'a text is none of its business').to.equal(false)
    expect(drag(it, 'drop', file, 'h2').defaultPrevented, 'beside the zone').to.equal(true)
    expect(find(it.element, '.crop')).to.equal(null)
    drag(it, 'drop', file)
    await cropped(it)
  })

  itUnless({ firefox: 'a paste by script has no files' })('accepts a pasted picture', async () => {
    const it = await openUpload()
    const clipboardData = new DataTransfer()
    clipboardData.items.add(await picture('image/png', 'image.png'))
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    await cropped(it)
  })

  it('accepts an address, which the server fetches [E14] [F17]', async () => {
    const it = await openUpload()
    for (const wrong of ['okafor.studio/me', 'ftp://a.example/b.png', '']) {
      type(it.field('url'), wrong)
      it.press('Use')
      expect(it.says('url'), wrong).to.equal('Invalid Url.')
    }
    expect(it.field('url').getAttribute('aria-invalid')).to.equal('true')
    const file = await picture('image/png', 'a.png')
    answerWith(({ path }) => (path === fetchPath ? new Response(file) : undefined))
    type(it.field('url'), 'https://okafor.studio/me.png?size=9&x=y')
    it.press('Use')
    await cropped(it)
    const call = apiCalls.find(({ path }) => path === fetchPath)
    expect(call?.query.get('url')).to.equal('https://okafor.studio/me.png?size=9&x=y')
    expect(call?.headers.get('authorization')).to.match(/^Bearer /)
    expect(find(it.element, '.advanced-cropper-background-image')?.getAttribute('src')).to.match(
      /^data:image\/png;base64,/,
    )
  })

  const refused: [string, () => Response | Promise<Response>, string][] = [
    ['nothing is there', () => refusal(404, 404), 'Failed to fetch image. Status: 404'],
    ['it leads into a private network', () => refusal(5340, 422), 'Failed to fetch image. Status: 422'],
    ['it is too large for the server', () => refusal(413, 413), badFile],
    ['the server finds no picture', () => refusal(415, 415), 'Invalid file type.'],
    [
      'what comes is no picture',
      () => new Response(svg, { headers: { 'content-type': 'image/png' } }),
      'Invalid file type.',
    ],
    ['what comes is too large', () => new Response(new Uint8Array(megabytes3 + 1)), badFile],
  ]
  for (const [what, answer, says] of refused)
    it(`shows an error when ${what} [F17] [E14]`, async () => {
      const it = await openUpload()
      answerWith(({ path }) => (path === fetchPath ? answer() : undefined))
      type(it.field('url'), 'https://okafor.studio/me.png')
      await sendKeys({ press: 'Enter' })
      await waitUntil(() => it.says('url') === says, says)
      expect(it.field<HTMLInputElement>('url').value, 'to be typed anew').to.equal('https://okafor.studio/me.png')
    })

  const readers: [string, (reader: FileReader) => void, string][] = [
    ['can’t be read', (it) => it.onerror?.(new ProgressEvent('error') as never), 'FileReader error'],
    [
      'is no text in the end',
      (it) => it.onload?.(new ProgressEvent('load') as never),
      'Failed to convert blob to base64 string',
    ],
  ]
  for (const [what, end, says] of readers)
    it(`shows an error when the fetched file ${what} [F17]`, async () => {
      const { readAsDataURL } = FileReader.prototype
      FileReader.prototype.readAsDataURL = function () {
        end(this)
      }
      try {
        const it = await openUpload()
        const file = await picture('image/png', 'a.png')
        answerWith(({ path }) => (path === fetchPath ? new Response(file) : undefined))
        type(it.field('url'), 'https://okafor.studio/me.png')
        it.press('Use')
        await waitUntil(() => it.says('url') === says, says)
      } finally {
        FileReader.prototype.readAsDataURL = readAsDataURL
      }
    })

  it('uses the latest of several requested pictures', async () => {
    const it = await openUpload()
    const slow = later()
    answerWith(({ path }) => (path === fetchPath ? slow.answer : undefined))
    type(it.field('url'), 'https://okafor.studio/me.png')
    it.press('Use')
    chooseFile(it, fileOf(['hello'], 'notes.txt', 'text/plain'))
    await waitUntil(() => zoneSays(it) === badFile, 'the file')
    slow.release(new Response(await picture('image/png', 'a.png')))
    await waitUntil(() => find(it.element, '.picture-use [aria-busy="false"]'), 'it came')
    expect(find(it.element, '.crop')).to.equal(null)
  })
})
