import { expect } from '@open-wc/testing'
import { ApiError } from '../../../../src/kit/http'
import { toGuidelines } from '../../../../src/onboarding/guidelines/guidelines'
import {
  chooseAll,
  chosenIds,
  isChosen,
  toCategories,
  toggle,
  troubleOf,
} from '../../../../src/onboarding/interests/interests'

const topic = (id: string, is_selected: unknown = false) => ({ topic_id: id, topic: `Topic ${id}`, is_selected })
const list = [
  { entity_id: '1', title: 'Light', topics: [topic('1', true), topic('2')] },
  { entity_id: 2, title: 'Sound', topics: [topic('3'), topic('1', true)] },
]

describe('interests', () => {
  it('reads topics with the saved selection [F11, E16]', () => {
    const [light, sound] = toCategories(list)
    expect(light).to.deep.equal({
      id: '1',
      title: 'Light',
      topics: [
        { id: '1', name: 'Topic 1', isSelected: true },
        { id: '2', name: 'Topic 2', isSelected: false },
      ],
    })
    expect(sound?.id).to.equal('2')
  })

  it('rejects an answer with any malformed entry [F11]', () => {
    const wrong: unknown[] = [
      null,
      { items: list },
      'topics',
      [null],
      [{ title: 'Light', topics: [] }],
      [{ entity_id: '1', topics: [] }],
      [{ entity_id: '1', title: 'Light' }],
      [{ entity_id: '1', title: 'Light', topics: {} }],
      [...list, { entity_id: '3', title: 'Bad', topics: [{ topic: 'No id', is_selected: false }] }],
      [{ entity_id: '1', title: 'Light', topics: [{ topic_id: '1', is_selected: false }] }],
      [{ entity_id: '1', title: 'Light', topics: [topic('1', 'yes')] }],
    ]
    for (const wire of wrong) {
      let caught: unknown
      try {
        toCategories(wire)
      } catch (error) {
        caught = error
      }
      expect(troubleOf(caught), JSON.stringify(wire)).to.equal('bad-shape')
    }
    expect(toCategories([])).to.deep.equal([])
  })

  it('combines unsaved changes with the saved selection, without duplicates [E16]', () => {
    const categories = toCategories(list)
    const [one, two] = categories[0]!.topics
    expect(chosenIds(categories, {})).to.deep.equal(['1'])
    const both = toggle({}, two!)
    expect([isChosen(two!, both), chosenIds(categories, both)]).to.deep.equal([true, ['1', '2']])
    const other = toggle(both, one!)
    expect(chosenIds(categories, other)).to.deep.equal(['2'])
    expect(toggle(toggle(other, one!), two!), 'nothing is different').to.deep.equal({})
    expect(chosenIds(categories, chooseAll(other, categories))).to.deep.equal(['1', '2', '3'])
  })

  it('tells a refusal, a malformed answer and no answer apart [G11]', () => {
    expect(troubleOf(new ApiError('http', { status: 500 }))).to.equal('refused')
    expect(troubleOf(new ApiError('malformed'))).to.equal('bad-shape')
    expect(troubleOf(new ApiError('network'))).to.equal('no-answer')
    expect(troubleOf(new ApiError('timeout'))).to.equal('no-answer')
  })
})

describe('guidelines', () => {
  it('drops guidelines without text [F06]', () => {
    expect(toGuidelines([{ title: ' Be kind ', description: '' }, { title: '' }, null, 3])).to.deep.equal([
      { title: 'Be kind', description: '' },
    ])
    expect(toGuidelines({ title: 'Be kind' })).to.deep.equal([])
  })
})
