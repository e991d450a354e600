// Shows what the demo's server would have sent; asks again every two seconds while the page is seen.
const state = document.querySelector('.state')
const list = document.querySelector('.messages')
const template = document.querySelector('template')
const shown = new Set()
const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' })
let isFirst = true

/** Without the Clipboard API, on a page that is not secure, the code is at least selected. */
const copy = async (output, button) => {
  try {
    await navigator.clipboard.writeText(output.textContent)
    button.textContent = 'Copied'
  } catch {
    getSelection().selectAllChildren(output)
    button.textContent = 'Selected'
  }
  setTimeout(() => {
    button.textContent = 'Copy'
  }, 2000)
}

const render = ({ kind, to, subject, text, language, unsubscribe, at }) => {
  const item = template.content.cloneNode(true).firstElementChild
  const set = (selector, words) => {
    item.querySelector(selector).textContent = words
  }
  item.dataset.kind = kind
  item.classList.toggle('is-new', !isFirst)
  set('.kind', kind === 'mail' ? 'Mail' : 'Text')
  set('h2', subject || `Text message to ${to}`)
  set('.to', subject ? `to ${to}` : '')
  set('.text', text)
  set('time', clock.format(new Date(at)))
  const body = item.querySelector('.text')
  body.lang = language ?? ''
  body.dir = 'auto'
  item.querySelector('time').dateTime = at
  if (unsubscribe) {
    const link = item.querySelector('.unsubscribe')
    link.href = unsubscribe
    link.hidden = false
  }
  const code = text.match(/\b\d{6}\b/)?.[0]
  if (code) {
    const [output, button] = item.querySelectorAll('output, button')
    output.textContent = code
    button.setAttribute('aria-label', `Copy the code ${code}`)
    button.addEventListener('click', () => copy(output, button))
    item.querySelector('.code').hidden = false
  }
  return item
}

const say = (words, isQuiet) => {
  state.toggleAttribute('data-quiet', isQuiet)
  if (state.textContent !== words) state.textContent = words
}

const show = (messages) => {
  const fresh = messages.filter(({ id }) => !shown.has(id))
  for (const message of fresh.toReversed()) {
    shown.add(message.id)
    list.prepend(render(message))
  }
  if (messages.length === 0) say('Nothing yet. Ask for a code on one of the demo’s pages, and it arrives here.', false)
  else say(fresh.length > 0 && !isFirst ? `New message to ${fresh[0].to}` : 'Up to date', true)
  isFirst = false
}

const look = async () => {
  try {
    const answer = await fetch('/mailbox/messages.json')
    if (answer.status === 404) return say('This server sends real messages, so none arrive here.', false)
    show((await answer.json()).messages)
  } catch {
    say('The server does not answer. Trying again…', false)
  }
  setTimeout(again, 2000)
}

const again = () => {
  if (document.visibilityState === 'visible') look()
  else document.addEventListener('visibilitychange', again, { once: true })
}

look()
