import { loadCases } from './cases.js'

// Lists who asks to become a creator, or who is searched for, and the brands, and sends what is decided about them.
const place = 'geuinAdminKey'
const state = document.querySelector('.state')
const list = document.querySelector('.people')
const template = document.querySelector('#person')
const brandTemplate = document.querySelector('#brand')
const textsTemplate = document.querySelector('#texts')
const brandList = document.querySelector('.returns')
const textsList = document.querySelector('.texts')
const keyForm = document.querySelector('.key')
const searchForm = document.querySelector('.search')
const search = document.querySelector('#search')
const words = { 1: 'Has not asked', 2: 'Asks to become a creator', 3: 'Creator' }

const stored = () => {
  try {
    return sessionStorage.getItem(place) ?? ''
  } catch {
    return ''
  }
}

// The server prints a link with the key behind #, which browsers send to nobody.
let key = decodeURIComponent(location.hash.slice(1)) || stored()
if (location.hash) history.replaceState(null, '', location.pathname)

const keep = () => {
  try {
    sessionStorage.setItem(place, key)
  } catch {
    // The key has to be typed again after a reload.
  }
}

const ask = async (path, body) => {
  const answer = await fetch(path, {
    headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  if (!answer.ok)
    throw Object.assign(new Error((await answer.json().catch(() => ({}))).message), { status: answer.status })
  return answer.json()
}

const say = (text) => {
  state.textContent = text
  state.hidden = text === ''
}

const fill = (item, { user_id, nickname, name, brand, creator_status, may_leave, may_write }) => {
  item.dataset.id = user_id
  item.dataset.status = creator_status
  item.querySelector('h2').textContent = name ? `${name} (${nickname})` : nickname
  item.querySelector('.brand').textContent = brand
  item.querySelector('.status').textContent = words[creator_status]
  for (const button of item.querySelectorAll('[data-creator]')) {
    const isDone = button.dataset.creator === 'accepted' ? creator_status === 3 : creator_status === 1
    button.disabled = isDone
  }
  item.querySelector('.lift').hidden = may_write
  item.querySelector('input').checked = may_leave
}

const render = (person) => {
  const item = template.content.cloneNode(true).firstElementChild
  const send = async (change) => {
    try {
      fill(item, (await ask(`/admin/people/${person.user_id}`, change)).person)
      say('')
    } catch {
      say('That was not saved. Please try again.')
      load()
    }
  }
  for (const button of item.querySelectorAll('[data-creator]')) {
    button.addEventListener('click', () => send({ creator: button.dataset.creator }))
  }
  item.querySelector('.lift').addEventListener('click', () => send({ may_write: true }))
  item.querySelector('input').addEventListener('change', ({ target }) => send({ may_leave: target.checked }))
  fill(item, person)
  return item
}

const renderBrand = ({ brand_id, name, return_addresses }) => {
  const form = brandTemplate.content.cloneNode(true).firstElementChild
  const [label, field, status] = ['label', 'textarea', '[role=status]'].map((it) => form.querySelector(it))
  label.textContent = name
  field.id = `brand-${brand_id}`
  label.htmlFor = field.id
  field.value = return_addresses.join('\n')
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const lines = field.value.split('\n').map((line) => line.trim())
    try {
      const { brand } = await ask(`/admin/brands/${brand_id}`, { return_addresses: lines.filter(Boolean) })
      field.value = brand.return_addresses.join('\n')
      status.textContent = 'Saved.'
    } catch ({ message, status: code }) {
      status.textContent = code === 400 ? `Not saved: ${message}.` : 'That was not saved. Please try again.'
    }
  })
  return form
}

const linesOf = (field) =>
  field.value
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const renderTexts = ({ brand_id, name, texts }) => {
  const form = textsTemplate.content.cloneNode(true).firstElementChild
  const { words, policy, hosts } = form.elements
  const status = form.querySelector('[role=status]')
  form.querySelector('h3').textContent = name
  const show = (now) => {
    words.value = now.blocked_words.join('\n')
    policy.value = now.link_policy
    hosts.value = now.link_hosts.join('\n')
  }
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const wanted = { blocked_words: linesOf(words), link_policy: policy.value, link_hosts: linesOf(hosts) }
    try {
      show((await ask(`/admin/brands/${brand_id}/texts`, wanted)).texts)
      status.textContent = 'Saved.'
    } catch ({ message, status: code }) {
      status.textContent = code === 400 ? `Not saved: ${message}.` : 'That was not saved. Please try again.'
    }
  })
  show(texts)
  return form
}

const loadBrands = async () => {
  const { brands } = await ask('/admin/brands')
  brandList.append(...brands.map(renderBrand))
  brandList.hidden = false
  textsList.append(...brands.map(renderTexts))
  textsList.hidden = false
}

let asked = 0
const load = async () => {
  asked += 1
  const turn = asked
  try {
    const { people } = await ask(`/admin/people?${new URLSearchParams({ search: search.value.trim() })}`)
    if (turn !== asked) return
    keep()
    if (brandList.hidden) await Promise.all([loadBrands(), loadCases(ask)])
    keyForm.hidden = true
    searchForm.hidden = false
    list.replaceChildren(...people.map(render))
    const nobody = search.value ? 'Nobody is called that.' : 'Nobody asks to become a creator at the moment.'
    say(people.length > 0 ? '' : nobody)
  } catch ({ status }) {
    if (turn !== asked) return
    if (status === 404) return say('This server has no administration page: GEUIN_ADMIN_KEY is not set.')
    if (status !== 401) return say('The server does not answer. Please reload the page.')
    keyForm.hidden = false
    say(key ? 'This key is not right.' : 'The key is needed.')
    keyForm.querySelector('input').focus()
  }
}

keyForm.addEventListener('submit', (event) => {
  event.preventDefault()
  key = keyForm.querySelector('input').value.trim()
  load()
})
searchForm.addEventListener('submit', (event) => event.preventDefault())
search.addEventListener('input', load)
load()
