// Lists what people reported, and sends what is decided about it.
const section = document.querySelector('.cases')
const list = section.querySelector('ol')
const choice = section.querySelector('select')
const more = section.querySelector('.more')
const state = section.querySelector('.queue')
const template = document.querySelector('#case')
const entryTemplate = document.querySelector('#entry')
const times = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

const reasons = {
  spam: 'Spam or misleading',
  nudity: 'Nudity or sexual content',
  harassment: 'Harassment or bullying',
  hate: 'Hate',
  violence: 'Violence or danger',
  stolen: 'Work used without asking',
  impersonation: 'Pretends to be somebody else',
  other: 'Something else',
}
const acts = { keep: 'Kept', remove: 'Removed', warn: 'Removed, with a warning', suspend: 'Removed, author suspended' }
const personActs = { keep: 'Nothing done', warn: 'Warned', suspend: 'Suspended' }
const logged = {
  ...acts,
  put_back: 'Put back after an answer',
  upheld: 'Let stand after an answer',
  person_kept: personActs.keep,
  person_warned: personActs.warn,
  person_suspended: personActs.suspend,
}

const settledWords = ({ video, decision, answer }) => {
  if (!decision) return ''
  const undone = video ? 'put back' : 'taken back'
  const judged = { true: 'It stands after the answer.', false: `It was ${undone} after the answer.` }
  return [
    `${(video ? acts : personActs)[decision.decision]}.`,
    decision.words && `Said: “${decision.words}”.`,
    answer && `The author answers: “${answer.text}”.`,
    answer && (judged[answer.upheld] ?? ''),
  ]
    .filter(Boolean)
    .join(' ')
}

const fill = (item, it) => {
  const { video, comment, community, author, record } = it
  const title = video ? video.title || video.slug : `@${author.nickname}`
  item.querySelector('h3').textContent = comment ? `“${comment.text}”` : title
  item.querySelector('.brand').textContent = [
    it.reported_text && `Reported as “${it.reported_text}”.`,
    comment ? `A comment under ${title}` : video ? 'A video' : 'A person',
    `${video ? 'by ' : ''}${author.name ?? author.nickname}`,
    community ? `in ${community.name}` : '',
    `(${record.posts} posts, ${record.removed} removed, ${record.warned} warnings)`,
  ]
    .filter(Boolean)
    .join(' ')
  item.querySelector('.said').textContent = it.reasons
    .map(({ reason, count }) => `${reasons[reason]}: ${count}`)
    .join(', ')
  item.querySelector('.notes').replaceChildren(
    ...it.notes.map(({ text, reporter }) => {
      const line = document.createElement('li')
      line.textContent = `${text} — ${reporter?.name ?? 'a member'}`
      return line
    }),
  )
  item.querySelector('.settled').textContent = settledWords(it)
  const isWaiting = Boolean(it.answer) && it.answer.upheld === null
  const form = item.querySelector('form')
  const removal = form.querySelector('option[value=remove]')
  if (!video) {
    removal?.remove()
    const words = { keep: 'Do nothing', warn: 'Warn', suspend: 'Suspend' }
    for (const option of form.elements.decision.options) option.textContent = words[option.value]
  }
  form.hidden = Boolean(it.decision) && !isWaiting
  for (const field of form.querySelectorAll('[name=decision], [name=hours]')) field.closest('label').hidden = isWaiting
  form.querySelector('.decide').hidden = isWaiting
  form.querySelector('.judge').hidden = !isWaiting
  form.querySelector('.span').hidden = isWaiting || form.elements.decision.value !== 'suspend'
}

const renderEntry = ({ act, actor, author, what, rule, at }) => {
  const item = entryTemplate.content.cloneNode(true).firstElementChild
  item.querySelector('h3').textContent =
    `${logged[act]}, by ${actor ? (actor.name ?? actor.nickname) : 'the administration'}`
  item.querySelector('.brand').textContent = [
    `“${what}”`,
    author && `by ${author.name ?? author.nickname}`,
    rule && `(${rule})`,
  ]
    .filter(Boolean)
    .join(' ')
  const time = item.querySelector('time')
  time.dateTime = at
  time.textContent = times.format(new Date(at))
  return item
}

/** Shows the queue. @param ask asks the server with the key */
export const loadCases = async (ask) => {
  const render = (it) => {
    const item = template.content.cloneNode(true).firstElementChild
    const form = item.querySelector('form')
    const { decision, hours, words } = form.elements
    const send = async (path, body) => {
      try {
        fill(item, (await ask(`/admin/cases/${it.case_id}/${path}`, body)).case)
      } catch ({ status }) {
        const said =
          status === 409 ? 'Somebody else has decided this meanwhile.' : 'That was not saved. Please try again.'
        form.querySelector('[role=status]').textContent = said
      }
    }
    decision.addEventListener('change', () => {
      form.querySelector('.span').hidden = decision.value !== 'suspend'
    })
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      const isSuspension = decision.value === 'suspend'
      send('decision', {
        decision: decision.value,
        words: words.value.trim(),
        hours: isSuspension && hours.value ? Number(hours.value) : null,
      })
    })
    for (const button of form.querySelectorAll('[data-upheld]'))
      button.addEventListener('click', () =>
        send('verdict', { upheld: button.dataset.upheld === 'true', words: words.value.trim() }),
      )
    fill(item, it)
    return item
  }

  let turn = 0
  const load = async (cursor) => {
    turn += 1
    const own = turn
    try {
      const isLog = choice.value === 'log'
      const query = new URLSearchParams({ ...(!isLog && { state: choice.value }), ...(cursor && { cursor }) })
      const { items, next_cursor } = await ask(`/admin/${isLog ? 'log' : 'cases'}?${query}`)
      if (own !== turn) return
      if (!cursor) list.replaceChildren()
      list.append(...items.map(isLog ? renderEntry : render))
      more.hidden = next_cursor === null
      more.onclick = () => load(next_cursor)
      state.textContent = list.childElementCount > 0 ? '' : 'There is nothing.'
    } catch {
      if (own === turn) state.textContent = 'The reports did not load. Please choose again.'
    }
  }
  choice.addEventListener('change', () => load())
  section.hidden = false
  await load()
}
