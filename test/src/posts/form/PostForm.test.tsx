import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import { PostForm } from '../../../../src/posts/form/PostForm'
import { emptyPost, type PostValues } from '../../../../src/posts/post'
import { paths } from '../../../../src/wire/paths'
import { expectAccessible } from '../../../support/accessible'
import { type Drawn, draw, until, wipe } from '../../../support/draw'
import { answerWith, refusal, resetApi } from '../../../support/fakeApi'
import { click, type } from '../../../support/input'
import { Paper } from '../../../support/Paper'
import { serverReady } from '../../../support/page'
import { signIn, signOut } from '../../../support/signIn'

let values: PostValues

const Form = () => {
  const [written, write] = useState(emptyPost)
  values = written
  return <PostForm values={written} file={null} onChange={(fields) => write((before) => ({ ...before, ...fields }))} />
}

describe('what a creator says about a video [M07]', () => {
  let drawn: Drawn
  before(serverReady)
  // A creator of the demo, whom no other test signs in.
  before(async () => {
    const { element } = draw(null, here)
    await signIn(element, 'mira.light@lumen.example')
    wipe()
  })
  beforeEach(() => {
    resetApi()
    drawn = draw(null, here)
  })
  afterEach(() => wipe())
  after(async () => {
    const { element } = draw(null, here)
    await signOut(element)
    wipe()
  })

  const here = { 'api-host': '/', 'brand-id': '1', 'storage-mode': 'memory' }
  const open = () =>
    drawn.draw(
      <Paper>
        <Form />
      </Paper>,
    )
  const field = <E extends HTMLElement = HTMLInputElement>(name: string) => drawn.find<E>(`[name="${name}"]`)!
  const options = () => drawn.all('[role="option"]')
  const choose = (name: string, label: string) => {
    const select = field<HTMLSelectElement>(name)
    const option = [...select.options].find(({ text }) => text === label) ?? expect.fail(`no ${label}`)
    select.value = option.value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const labels = (name: string) => [...field<HTMLSelectElement>(name).options].map(({ text }) => text)

  it('finds a place of the world by keys alone, and takes only what is found', async () => {
    open()
    field('location').focus()
    await sendKeys({ type: 'lofo' })
    // Fewer letters may have been searched for before.
    await until(() => options()[0]?.textContent.startsWith('Lofoten') === true, 'nothing found')
    expect(field('location').getAttribute('aria-expanded')).to.equal('true')
    await expectAccessible(drawn.element)
    const first = options()[0]!.textContent
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'ArrowUp' })
    await sendKeys({ press: 'Enter' })
    expect([values.location?.name, field('location').value]).to.eql([first, first])
    await sendKeys({ type: 'x' })
    await sendKeys({ press: 'Escape' })
    expect([values.location?.name, field('location').value]).to.eql([first, first])
    click(drawn.find('[aria-label="Remove the location"]'))
    expect(values.location).to.equal(null)
    expect(drawn.root.activeElement).to.equal(field('location'))
    await sendKeys({ type: 'nowhere at all' })
    await until(() => drawn.all('[role="status"]').some((it) => it.textContent === 'No such place'), 'not said')
    expect(options()).to.eql([])
  })

  it('offers the viewer’s communities, and the loops of the one that is chosen', async () => {
    open()
    await until(() => labels('community').includes('Night Skies'), 'no communities')
    expect(field('loop')).to.equal(null)
    choose('community', 'Night Skies')
    await until(() => field('loop') && labels('loop').includes('Slow light'), 'no loops')
    choose('loop', 'Slow light')
    expect([values.community?.name, values.loop?.name]).to.eql(['Night Skies', 'Slow light'])
    await expectAccessible(drawn.element)
    // Loops belong to their community.
    choose('community', labels('community').find((it) => it !== 'Night Skies' && it !== labels('community')[0])!)
    expect(values.loop).to.equal(null)
    choose('community', labels('community')[0]!)
    expect(values.community).to.equal(null)
  })

  it('says when communities can’t be listed, and goes without', async () => {
    answerWith(({ path }) => (path === paths.profileCommunities ? refusal(400, 400) : undefined))
    open()
    await until(() => drawn.root.textContent?.includes('Your communities didn’t load.'), 'not said')
    expect(new Set(labels('community')).size).to.equal(1)
  })

  it('suggests people at an @, and writes the chosen one’s name', async () => {
    open()
    field('caption').focus()
    await sendKeys({ type: 'With @ine' })
    await until(() => options().length > 0, 'nobody suggested')
    await expectAccessible(drawn.element)
    await sendKeys({ press: 'Enter' })
    expect(values.caption).to.equal('With @ines ')
    expect(drawn.root.activeElement).to.equal(field('caption'))
    type(field('caption'), 'With nobody')
    await until(() => options().length === 0, 'still suggested')
  })
})
