import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { httpFor } from '../../../src/kit/http'
import { resolveSettings } from '../../../src/kit/settings'
import CreatePostPage from '../../../src/posts/CreatePostPage'
import { saveDraft } from '../../../src/posts/draft/work.actions'
import { paths } from '../../../src/wire/paths'
import { postLimits } from '../../../src/wire/postLimits'
import { videoLimits } from '../../../src/wire/videoFile'
import { expectAccessible } from '../../support/accessible'
import { type Drawn, draw, until, wipe } from '../../support/draw'
import { type ApiCall, answerWith, apiCalls, later, ok, refusal, resetApi } from '../../support/fakeApi'
import { click, type } from '../../support/input'
import { Paper } from '../../support/Paper'
import { serverReady } from '../../support/page'
import { putFile } from '../../support/pictureUpload'
import { newEmail, signIn, signOut } from '../../support/signIn'
import { expectUsable } from '../../support/usable'
import { clipFile, largeFile, longFile } from '../../support/videoFiles'

const here = { 'api-host': '/', 'brand-id': '1', 'storage-mode': 'memory' }
const processing = {
  ...{ state: 'processing', size: 1, received: 1, percent: 40, stage: 'sizes', problem: null, rungs: 3, rungs_done: 1 },
  ...{ width: 720, height: 1280, duration: 8, has_sound: false, thumb_url: null },
}
const ready = { ...processing, state: 'ready', percent: 100, stage: null, rungs_done: 3 }

/** A PNG of one pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const button = ({ all }: Drawn, name: string) =>
  all('button').find((it) => (it.getAttribute('aria-label') ?? it.textContent) === name) as
    | HTMLButtonElement
    | undefined
const field = <E extends HTMLElement = HTMLInputElement>({ find }: Drawn, name: string) => find<E>(`[name="${name}"]`)
const text = ({ root }: Drawn) => root.textContent ?? ''
const isSave = ({ path, method }: ApiCall) => path === paths.videoDraft && method === 'POST'
const saved = () => apiCalls.filter(isSave)
const lastSaved = async () => (await saved().at(-1)?.body()) as Record<string, unknown> | undefined
/** Waits until the server has received these fields of the draft. */
const expectSaved = async (fields: object) => {
  let body: Record<string, unknown> = {}
  const isSaved = async () => {
    body = { ...(await lastSaved()) }
    return Object.entries(fields).every(([name, value]) => JSON.stringify(body[name]) === JSON.stringify(value))
  }
  await until(isSaved, '').catch(() => expect(body).to.deep.include(fields))
}

describe('the page of a new post', () => {
  let drawn: Drawn
  before(serverReady)
  beforeEach(async () => {
    resetApi()
    drawn = draw(<CreatePostPage />, here)
    await signIn(drawn.element)
    wipe()
    drawn = draw(
      <Paper>
        <CreatePostPage />
      </Paper>,
      here,
    )
    await until(() => button(drawn, 'Choose a video'), 'nothing to choose with')
  })
  afterEach(async () => {
    const { element } = drawn
    wipe()
    await signOut(element)
  })

  const chooseFile = (file: File) => putFile(field(drawn, 'video') ?? expect.fail('no field for a file'), file)
  /** Answers how far the server is with the upload. */
  const answerUpload = (state: object) =>
    answerWith(({ path, query }) =>
      path === paths.videoUpload ? ok({ ...state, upload_path: query.get('upload_path') }) : undefined,
    )
  const openEditor = async (state: object = processing) => {
    answerUpload(state)
    chooseFile(await clipFile())
    await until(() => field(drawn, 'caption'), 'no form')
  }

  it('says what is wrong with a file, and takes another one [M07]', async () => {
    for (const [file, title, advice] of [
      [new File(['hello'], 'notes.txt', { type: 'text/plain' }), '“notes.txt” isn’t a video that fits', 'MP4, MOV'],
      [largeFile(videoLimits.bytes + 1), '“large.mp4” is too large', 'up to 500 MB'],
      [longFile(videoLimits.seconds + 5), '“long.mp4” is too long', 'end at 3 minutes'],
    ] as const) {
      chooseFile(file)
      await until(() => drawn.find('[role="alert"]')?.textContent?.includes(title), title)
      expect(drawn.find('[role="alert"]')!.textContent).to.include(advice)
      await until(() => field(drawn, 'video'), 'no other file can be chosen')
    }
    await expectAccessible(drawn.element)
    expect(saved()).to.eql([])
    await openEditor()
    expect(drawn.find('[role="alert"]')).to.equal(null)
  })

  it('takes a video that is dropped on it, and none that is dropped beside it [M07]', async () => {
    const drop = (file: File, on: Element) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(file)
      for (const kind of ['dragenter', 'dragover', 'drop']) {
        const event = new DragEvent(kind, { dataTransfer, bubbles: true, composed: true, cancelable: true })
        on.dispatchEvent(event)
        expect(event.defaultPrevented, `the browser would open it: ${kind}`).to.equal(
          kind !== 'dragenter' || on !== document.body,
        )
      }
    }
    const zone = drawn.find('.pick')!
    drop(await clipFile(), document.body)
    drop(new File(['hello'], 'notes.txt', { type: 'text/plain' }), zone)
    await until(() => drawn.find('[role="alert"]')?.textContent?.includes('“notes.txt” isn’t a video'), 'not said')
    expect(saved()).to.eql([])
    answerUpload(processing)
    drop(await clipFile(), zone)
    await until(() => field(drawn, 'caption'), 'not taken')
  })

  it('shows what another device has written meanwhile, when the page is looked at again [M07]', async () => {
    await openEditor()
    const caption = () => field<HTMLTextAreaElement>(drawn, 'caption')!
    type(caption(), 'From the desk')
    await expectSaved({ caption: 'From the desk' })
    await until(() => text(drawn).includes('Draft saved'), 'not saved')
    const body = { ...(await lastSaved()), caption: 'From the phone' }
    await httpFor(resolveSettings(drawn.element)).send('POST', paths.videoDraft, { body })
    document.dispatchEvent(new Event('visibilitychange'))
    await until(() => caption().value === 'From the phone', 'still what was here')
    // What is written here while the answer is on its way stays.
    document.dispatchEvent(new Event('visibilitychange'))
    type(caption(), 'From the desk again')
    await expectSaved({ caption: 'From the desk again' })
    expect(caption().value).to.equal('From the desk again')
  })

  it('makes a chosen video a draft immediately, saves what is written, and posts it when it is ready [M07]', async () => {
    await openEditor()
    await until(() => text(drawn).includes('Getting it ready'), 'not being made ready')
    expect(text(drawn)).to.include('720 × 1280').and.include('1 of 3 done')
    type(field<HTMLTextAreaElement>(drawn, 'caption'), 'Two stones, one pond')
    type(field<HTMLTextAreaElement>(drawn, 'alt'), 'Rings on water')
    click(field(drawn, 'comments'))
    await expectSaved({ caption: 'Two stones, one pond', alt: 'Rings on water', comments_off: true })
    await until(() => text(drawn).includes('Draft saved'), 'not said that it is saved')
    expect((await lastSaved())!.upload_path).to.match(/^uploads\/videos\//)
    await expectAccessible(drawn.element)

    answerUpload(ready)
    await until(() => text(drawn).includes('Ready to post'), 'not ready')
    click(button(drawn, 'Post')!)
    await until(() => drawn.find('h1')?.textContent !== 'New post' || drawn.find('.toast-error'), 'nothing happens')
    expect(drawn.find('.toast-error')?.textContent ?? '').to.equal('')
    expect(drawn.find('h1')!.textContent).to.match(/^(On its way|It’s out)$/)
    await expectAccessible(drawn.element)
  })

  it('continues its draft after a reload, and begins another one after it was left [M07]', async () => {
    await openEditor()
    type(field<HTMLTextAreaElement>(drawn, 'caption'), 'Half a thought')
    await until(() => text(drawn).includes('Draft saved'), 'not saved')
    drawn.draw(null)
    drawn.draw(<CreatePostPage />)
    await until(() => drawn.find('.draft-strip a'), 'the draft is not offered')
    expect(drawn.find('.draft-strip')!.textContent).to.include('Half a thought')
    expect(drawn.find<HTMLAnchorElement>('.draft-strip li a')!.href).to.match(/\/posts\/drafts\/\w+$/)
  })

  it('keeps what could not be saved, says so, and saves it later [M07]', async () => {
    await openEditor()
    answerWith(({ path }) => (path === paths.videoDraft ? refusal(500, 500) : undefined))
    type(field<HTMLTextAreaElement>(drawn, 'caption'), 'On a train')
    click(button(drawn, 'Save draft')!)
    await until(() => text(drawn).includes('Not saved. This browser keeps it.'), 'not said')
    answerUpload(processing)
    click(button(drawn, 'Save draft')!)
    await until(() => text(drawn).includes('Draft saved'), 'not saved')
    await expectSaved({ caption: 'On a train' })
  })

  it('sends nothing of a draft once its viewer has signed out, and has it again for them alone [M07] [S05]', async () => {
    const address = newEmail()
    await signOut(drawn.element)
    await signIn(drawn.element, address)
    await openEditor()
    await until(async () => (await lastSaved())?.draft_id, 'not saved')
    const { draft_id } = (await lastSaved()) as { draft_id: string }
    answerWith(({ path }) => (path === paths.videoDraft ? refusal(500, 500) : undefined))
    type(field<HTMLTextAreaElement>(drawn, 'caption'), 'For my eyes')
    await until(() => text(drawn).includes('Not saved. This browser keeps it.'), 'not said')
    const settings = resolveSettings(drawn.element)
    await signOut(drawn.element)
    resetApi()
    await signIn(drawn.element)
    expect(await saveDraft(settings, draft_id)).to.equal(false)
    expect(saved()).to.eql([])
    await until(() => !text(drawn).includes('For my eyes'), 'somebody else reads it')
    await signOut(drawn.element)
    await signIn(drawn.element, address)
    await expectSaved({ draft_id, caption: 'For my eyes' })
  })

  it('posts nothing while a text is too long or a link leads nowhere, and says by how much [M07]', async () => {
    await openEditor(ready)
    await until(() => button(drawn, 'Post') && !button(drawn, 'Post')!.disabled, 'cannot be posted')
    const caption = field<HTMLTextAreaElement>(drawn, 'caption')!
    // A family is one character to people, and eleven to JavaScript.
    type(caption, '👨‍👩‍👧‍👦'.repeat(postLimits.caption))
    expect(caption.getAttribute('aria-invalid')).not.to.equal('true')
    expect(button(drawn, 'Post')!.disabled).to.equal(false)
    type(caption, '👨‍👩‍👧‍👦'.repeat(postLimits.caption + 3))
    await until(() => text(drawn).includes('Too long by 3.'), 'not said')
    expect(caption.getAttribute('aria-invalid')).to.equal('true')
    expect(button(drawn, 'Post')!.disabled).to.equal(true)
    type(caption, 'Short')
    expect(button(drawn, 'Post')!.disabled).to.equal(false)
    for (const address of ['javascript:alert(1)', 'no address', 'ftp://example.com']) {
      type(field(drawn, 'link'), address)
      await until(() => text(drawn).includes('This is no web address.'), address)
      expect(button(drawn, 'Post')!.disabled, address).to.equal(true)
    }
    await expectAccessible(drawn.element)
  })

  it('names a link by its page, by its host where that can’t be reached, and by what is written [M07] [F24]', async () => {
    await openEditor()
    const title = () => field(drawn, 'linkTitle')
    const card = () => drawn.find('.link-card')!
    const answer = later()
    const picture = later()
    answerWith(({ path }) => {
      if (path === paths.fetchMetaData) return answer.answer
      return path === paths.fetchImage ? picture.answer : undefined
    })
    type(field(drawn, 'link'), 'https://po')
    expect(card(), 'before the host is written').to.equal(null)
    type(field(drawn, 'link'), 'pond.example/stones')
    await until(() => apiCalls.some(({ path }) => path === paths.fetchMetaData), 'the page is not asked')
    expect(apiCalls.find(({ path }) => path === paths.fetchMetaData)!.query.get('url')).to.equal(
      'https://pond.example/stones',
    )
    expect(card().ariaBusy).to.equal('true')
    const page = { title: 'Stones and <b>rings</b>', description: 'Why they spread', site_name: 'The Pond' }
    answer.release(ok({ ...page, image_url: 'https://pond.example/stones.png' }))
    await until(() => title()?.value === page.title, 'not named')
    for (const words of Object.values(page)) expect(card().textContent).to.include(words)
    expect(card().querySelector('[role="status"]')!.textContent).to.equal(page.title)
    const isPicture = ({ path }: ApiCall) => path === paths.fetchImage
    await until(() => apiCalls.some(isPicture), 'no picture is asked for')
    expect(apiCalls.find(isPicture)!.query.get('url')).to.equal('https://pond.example/stones.png')
    picture.release(
      new Response(
        Uint8Array.from(atob(pixel), (it) => it.charCodeAt(0)),
        { headers: { 'content-type': 'image/png' } },
      ),
    )
    await until(() => card().querySelector('img')?.naturalWidth === 1, 'no picture')
    await expectAccessible(drawn.element)
    click(button(drawn, 'Remove link')!)
    expect([field(drawn, 'link')!.value, card(), title()]).to.eql(['', null, null])
    expect(drawn.root.activeElement).to.equal(field(drawn, 'link'))

    resetApi()
    answerWith(({ path }) => (path === paths.fetchMetaData ? refusal(404, 404) : undefined))
    type(field(drawn, 'link'), 'https://www.nowhere.example')
    await until(() => apiCalls.some(({ path }) => path === paths.fetchMetaData), 'the page is not asked')
    const url = 'https://www.nowhere.example/'
    await expectSaved({ linkout: { title: 'nowhere.example', url } })
    expect(title()!.value).to.equal('')
    expect(title()!.placeholder).to.equal('nowhere.example')
    await until(() => card().textContent?.includes('The page didn’t answer.'), 'not said')
    type(title(), 'Go there')
    await expectSaved({ linkout: { title: 'Go there', url } })
    answerWith(({ path }) => (path === paths.fetchMetaData ? refusal(429, 429) : undefined))
    type(field(drawn, 'link'), 'https://busy.example')
    await until(() => card().ariaBusy === 'false', 'still loading')
    expect(card().querySelector('.link-card-words')!.textContent).to.equal('busy.example')
  })

  it('takes captions as WebVTT alone, and guesses their language [M07]', async () => {
    await openEditor()
    const choose = (content: string, name: string) => putFile(field(drawn, 'captions')!, new File([content], name))
    for (const wrong of ['1\n00:00:01,000 --> 00:00:02,000\nSubRip\n', 'WEBVTT', '<html></html>']) {
      choose(wrong, 'pond.vtt')
      await until(() => text(drawn).includes('This is no WebVTT file that we can read.'), wrong)
      await until(() => button(drawn, 'Add a file')?.getAttribute('aria-disabled') !== 'true', 'still storing')
    }
    expect(drawn.all('.post-file')).to.eql([])
    choose('WEBVTT\n\n00:01.000 --> 00:02.000\nEin Stein\n', 'pond-de.vtt')
    await until(() => drawn.find('.post-file'), 'not taken')
    expect(drawn.find<HTMLSelectElement>('.post-file select')!.value).to.equal('de')
    expect(text(drawn)).not.to.include('This is no WebVTT file')
    await until(async () => ((await lastSaved())?.captions as unknown[] | undefined)?.length === 1, 'not saved')
    click(button(drawn, 'Remove Deutsch')!)
    expect(drawn.all('.post-file')).to.eql([])
  })

  it('shows the video’s frames as covers, and stores the one that is chosen [M07]', async () => {
    await openEditor()
    const frames = () => drawn.all('.post-frames input')
    await until(() => frames().length === 9, 'no frames')
    await setViewport({ width: 320, height: 640 })
    expect(document.documentElement.scrollWidth, 'the page is as wide as its window').to.be.at.most(320)
    await setViewport({ width: 800, height: 600 })
    click(frames()[4]!)
    await until(() => button(drawn, 'Take the first frame'), 'not stored')
    await until(async () => (await lastSaved())?.cover_path, 'not saved')
    const { cover_at, cover_path } = (await lastSaved())!
    expect(cover_at).to.be.closeTo(3.6, 0.2)
    expect(cover_path).to.match(/^uploads\/covers\/.+\.jpg$/)
    putFile(field(drawn, 'coverFile')!, new File(['no picture'], 'cover.png', { type: 'image/png' }))
    await until(() => text(drawn).includes('The picture wasn’t stored.'), 'not said')
    expect((frames()[4] as HTMLInputElement).checked).to.equal(true)
  })

  it('keeps everything that was written where the file failed, for another file [M07]', async () => {
    await openEditor()
    type(field<HTMLTextAreaElement>(drawn, 'caption'), 'Two stones')
    answerUpload({ ...processing, state: 'failed', problem: 'unreadable' })
    await until(() => drawn.find('.upload[role="alert"]'), 'not said')
    expect(drawn.find('.upload')!.textContent).to.include('This video can’t be read')
    const before = (await lastSaved())!.upload_path
    answerUpload(processing)
    chooseFile(await clipFile('other.mp4'))
    await until(() => text(drawn).includes('Getting it ready'), 'the other file is not taken')
    expect(field<HTMLTextAreaElement>(drawn, 'caption')!.value).to.equal('Two stones')
    await until(async () => (await lastSaved())!.upload_path !== before, 'the draft has the file that failed')
  })

  it('can be used when narrow, with large text, from right to left and by keyboard alone [M07] [T02]', async () => {
    await expectUsable(drawn.element, () => drawn.find('.page'))
    await openEditor(ready)
    await until(() => text(drawn).includes('Ready to post'), 'not ready')
    await until(() => drawn.all('.post-frames input').length === 9, 'no frames')
    await expectUsable(drawn.element, () => drawn.find('.page'))
  })
})
