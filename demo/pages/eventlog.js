// Shows the events of an element as they fire, the newest first.

const types = [
  'ready',
  'error',
  'login',
  'logout',
  'user-change',
  'auth-step',
  'signin-required',
  'navigate',
  'video-change',
  'spark',
  'share',
  'join',
  'cta',
  'analytics',
]

const most = 60

const element = (name, text) => {
  const it = document.createElement(name)
  it.textContent = text
  return it
}

const entry = (event) => {
  const item = document.createElement('li')
  const time = element('time', new Date().toLocaleTimeString('en-GB'))
  const name = element('b', event.type)
  item.append(time, ' ', name, ' ', element('code', JSON.stringify(event.detail)))
  return item
}

/**
 * @param {EventTarget} target where the events bubble to
 * @param {Element} section holds an `ol`, a `.clear` button and a checkbox for analytics
 */
export const showEvents = (target, section) => {
  const list = section.querySelector('ol')
  const withAnalytics = section.querySelector('input')
  for (const type of types) {
    target.addEventListener(`geuin:${type}`, (event) => {
      if (type === 'analytics' && !withAnalytics.checked) return
      list.prepend(entry(event))
      if (list.children.length > most) list.lastElementChild.remove()
    })
  }
  section.querySelector('.clear').addEventListener('click', () => list.replaceChildren())
}
