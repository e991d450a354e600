import { expect } from '@open-wc/testing'
import { PhoneField } from '../../../../src/phone/PhoneField'
import { CheckField } from '../../../../src/ui/form/CheckField'
import { CodeField } from '../../../../src/ui/form/CodeField'
import { SelectField } from '../../../../src/ui/form/SelectField'
import { TextArea } from '../../../../src/ui/form/TextArea'
import { TextField } from '../../../../src/ui/form/TextField'
import { expectAccessible } from '../../../support/accessible'
import { draw, until, wipe } from '../../../support/draw'

const nothing = () => undefined
const field = (value = '', error?: string) => ({
  name: 'one',
  value,
  onChange: nothing,
  onBlur: nothing,
  ...(error !== undefined && { error }),
})

const counted = (text: string) => {
  const { find } = draw(<TextField label="Name" counter={25} {...field(text)} />)
  return find('.field-count')!
}

describe('a field', () => {
  afterEach(wipe)

  it('has its label as name, and message and counter as description [E18]', async () => {
    const it = draw(
      <>
        <TextField label="Email" hint="We write to it." {...field('mira@')} />
        <TextField label="Name" counter={25} {...field('M_ra', 'Letters only')} />
        <TextArea label="Bio" counter={150} {...field('Lamps')} />
        <SelectField label="Month" placeholder="Month" options={[{ value: '1', label: 'January' }]} {...field('1')} />
        <CheckField label="I agree" {...field()} value={false} error="You must" />
      </>,
    )
    await expectAccessible(it.element)
    const [email, name] = it.all('input')
    const words = (control: HTMLElement) =>
      control
        .getAttribute('aria-describedby')!
        .split(' ')
        .map((id) => it.find(`#${CSS.escape(id)}`)?.textContent)
    expect(words(email!)).to.eql(['We write to it.'])
    expect(words(name!)).to.eql(['Letters only', '4/25'])
    expect(email!.getAttribute('aria-invalid')).to.equal('false')
    expect(name!.getAttribute('aria-invalid')).to.equal('true')
    expect(it.find('[type="checkbox"]')?.getAttribute('aria-invalid')).to.equal('true')
  })

  it('shows an error visually too: border, icon, colour [E18]', () => {
    const it = draw(
      <>
        <TextField label="A" {...field('a')} />
        <TextField label="B" {...field('b', 'No')} />
      </>,
    )
    const [good, bad] = it.all('.field-box').map((box) => getComputedStyle(box).boxShadow)
    expect(bad).not.to.equal(good)
    expect(it.all('.field-message .icon')).to.have.length(1)
    expect(it.find('.field-box')!.getBoundingClientRect().height).to.equal(48)
  })

  it('shrinks an error away once it is mended, and removes it at once when another replaces it', async () => {
    const email = (error?: string) => <TextField label="Email" {...field('mira@', error)} />
    const it = draw(email('Not an address'))
    const message = it.find('.field-message')!
    for (const growth of message.getAnimations()) growth.finish()
    const high = message.offsetHeight
    it.draw(email())
    await null
    const line = it.find('.leaving')!
    expect([line.inert, getComputedStyle(message).animationName]).to.eql([true, 'shrink'])
    expect(message.offsetHeight).to.equal(high)
    await until(() => !it.find('.field-message > *'), 'it is gone')
    expect(message.offsetHeight).to.equal(0)

    it.draw(email('Not an address'))
    it.draw(email())
    await null
    it.draw(email('Too long'))
    expect(getComputedStyle(it.find('.leaving')!).display).to.equal('none')
  })

  it('counts visible characters: emoji, flags and accented letters are one each [E06, E07]', () => {
    expect(counted('👩‍👩‍👧‍👦🇩🇪e\u0301').textContent).to.equal('3/25')
    expect(counted('  Mira ').textContent, 'spaces at the ends are not sent').to.equal('4/25')
    expect(counted('e\u0301'.repeat(25)).classList.contains('field-count-over')).to.equal(false)
    expect(counted('a'.repeat(26)).classList.contains('field-count-over')).to.equal(true)
  })

  it('keeps addresses left to right, aligned with the interface', () => {
    const it = draw(<TextField label="Email" type="email" dir="ltr" {...field('mira@lumen.art')} />)
    const [wrapper, input] = [it.find('.island')!, it.find('input')!]
    expect(getComputedStyle(input).textAlign).to.equal('left')
    wrapper.dir = 'rtl'
    expect(getComputedStyle(input)).to.include({ direction: 'ltr', textAlign: 'right' })
    it.draw(<TextField label="Username" prefix="@" joined dir="ltr" {...field('mira')} />)
    const [sign, name] = [it.find('.field-prefix')!, it.find('input')!]
    expect(sign.getBoundingClientRect().left).to.be.below(name.getBoundingClientRect().left)
    expect(getComputedStyle(name).textAlign).to.equal('left')
  })

  it('has text of at least 16 px, because iOS zooms into smaller text', async () => {
    const it = draw(
      <>
        <TextField label="Email" {...field()} />
        <TextArea label="Bio" counter={150} {...field()} />
        <SelectField label="Month" placeholder="Month" options={[]} {...field()} />
        <CodeField label="Code" {...field()} />
        <PhoneField label="Phone" {...field()} />
      </>,
    )
    it.find('[aria-haspopup]')!.click()
    const controls = () => it.all('input, textarea, select')
    await until(() => controls().length === 6, 'the list of countries is open')
    for (const control of controls()) expect(getComputedStyle(control).fontSize).to.equal('16px')
  })
})
