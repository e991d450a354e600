import { expect } from '@open-wc/testing'
import { useState } from 'react'
import { DescriptionField } from '../../../../src/posts/form/DescriptionField'
import { paths } from '../../../../src/wire/paths'
import { expectAccessible } from '../../../support/accessible'
import { type Drawn, draw, until, wipe } from '../../../support/draw'
import { answerWith, apiCalls, later, ok, refusal, resetApi } from '../../../support/fakeApi'
import { click, type } from '../../../support/input'
import { Paper } from '../../../support/Paper'
import { serverReady } from '../../../support/page'

const inUse = ['aurora', 'night', 'rain', 'autumn', 'forest', 'moss', 'neon', 'sea']

/** Answers as the server does. */
const answerTags = (tags: readonly string[]) =>
  answerWith(({ path, query }) => {
    if (path !== paths.videoTags) return undefined
    const typed = (query.get('tags') ?? '').split(',')
    const prefix = query.get('prefix') ?? ''
    const fits = tags.filter((tag) => tag.startsWith(prefix) && tag !== prefix && !typed.includes(tag))
    return ok({ items: fits.slice(0, 6) })
  })

const Description = () => {
  const [value, setValue] = useState('')
  return <DescriptionField value={value} onChange={setValue} />
}

describe('tags that others use [M07]', () => {
  let drawn: Drawn
  before(serverReady)
  beforeEach(resetApi)
  afterEach(() => wipe())

  const open = () => {
    drawn = draw(
      <Paper>
        <Description />
      </Paper>,
      { 'api-host': '/', 'brand-id': '1', 'storage-mode': 'memory' },
    )
  }
  const field = () => (drawn.find('textarea') as HTMLTextAreaElement | null) ?? expect.fail('no field')
  const chips = () => drawn.all('.used-tags button')
  const names = () => chips().map(({ textContent }) => textContent)
  const chip = (name: string) => chips().find(({ textContent }) => textContent === name) ?? expect.fail(`no ${name}`)
  const expectNames = (...wanted: string[]) =>
    until(() => JSON.stringify(names()) === JSON.stringify(wanted), `expected ${wanted}, not ${names()}`)

  it('are six at most below the description, named, and are put in by a press, which can be undone', async () => {
    answerTags(inUse)
    open()
    await expectNames('#aurora', '#night', '#rain', '#autumn', '#forest', '#moss')
    await expectAccessible(drawn.element)
    const id = drawn.find('.used-tags ul')!.getAttribute('aria-labelledby')
    expect(drawn.find(`[id="${id}"]`)!.textContent).to.equal('Tags others use')
    type(field(), 'Two stones')
    chip('#night').focus()
    click(chip('#night'))
    await until(() => field().value === 'Two stones #night ', 'not put in')
    expect(drawn.root.activeElement).to.equal(field())
    // What goes with the tags of the post is asked for, and none of them is offered again.
    await expectNames('#aurora', '#rain', '#autumn', '#forest', '#moss', '#neon')
    expect(apiCalls.at(-1)!.query.get('tags')).to.equal('night')
    document.execCommand('undo')
    await until(() => field().value === 'Two stones', 'not undone')
  })

  it('begin as what is being typed, complete it, and say how many they are', async () => {
    answerTags(inUse)
    open()
    await until(() => chips().length === 6, 'no tags')
    type(field(), 'Walk #au')
    await expectNames('#aurora', '#autumn')
    await until(() => drawn.find('.used-tags [role="status"]')!.textContent === '2 tags found', 'not said')
    click(chip('#autumn'))
    await until(() => field().value === 'Walk #autumn ', 'not completed')
    expect(drawn.find('.used-tags [role="status"]')!.textContent).to.equal('')
  })

  it('keep their space while they load and where nothing fits, and take none where nobody uses any', async () => {
    const answer = later()
    answerWith(({ path }) => (path === paths.videoTags ? answer.answer : undefined))
    open()
    const height = () => drawn.find('.used-tags')?.getBoundingClientRect().height
    await until(() => drawn.find('.used-tags[aria-busy="true"] .skeleton'), 'no skeleton')
    const waiting = height()
    answer.release(ok({ items: ['aurora'] }))
    await expectNames('#aurora')
    expect(height()).to.equal(waiting)
    answerTags(['aurora'])
    type(field(), 'Walk #zz')
    await expectNames()
    expect(height()).to.equal(waiting)

    for (const nothing of [() => ok({ items: [] }), () => refusal(500, 500)]) {
      wipe()
      resetApi()
      answerWith(({ path }) => (path === paths.videoTags ? nothing() : undefined))
      open()
      await until(() => drawn.find('textarea') && !drawn.find('.used-tags'), 'a list of nothing')
    }
  })
})
