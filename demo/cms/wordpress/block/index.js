/** The block in the editor: its preview, its choices, and the link that it saves. Plain JavaScript on WordPress's packages. */
;(({ blocks, blockEditor, components, element, i18n, url: { addQueryArgs } }) => {
  const { createElement: el, Fragment, useEffect, useState } = element
  const { __ } = i18n
  const { InspectorControls, BlockControls, PanelColorSettings, useBlockProps } = blockEditor
  const { Button, PanelBody, Placeholder, RangeControl, SelectControl, TextControl, ToggleControl } = components
  const { ToolbarButton, ToolbarGroup } = components
  const site = window.geuinBlock

  const sources = [
    ['home', __('For everyone', 'geuin')],
    ['latest', __('Latest', 'geuin')],
    ['popular', __('Popular', 'geuin')],
    ['community', __('Community', 'geuin')],
    ['loop', __('Loop', 'geuin')],
    ['profile', __('Person', 'geuin')],
    ['video', __('One video first', 'geuin')],
  ]
  const kinds = [
    ['feed', __('Videos', 'geuin')],
    ['community', __('A community', 'geuin')],
    ['loop', __('A loop', 'geuin')],
    ['profile', __('A person', 'geuin')],
    ['explore', __('What there is to discover', 'geuin')],
  ]
  const layoutsOf = {
    feed: [
      ['', 'smartphone', __('Feed', 'geuin')],
      ['carousel', 'columns', __('Carousel', 'geuin')],
      ['grid', 'grid-view', __('Grid', 'geuin')],
      ['floating', 'align-pull-right', __('Floating', 'geuin')],
    ],
    community: [
      ['', 'admin-home', __('Page', 'geuin')],
      ['card', 'id', __('Card', 'geuin')],
    ],
  }
  const heights = { '': 560, carousel: 400, grid: 560, floating: 480, card: 480 }

  const options = (pairs) => pairs.map(([value, label]) => ({ value, label }))

  const needsSlug = ({ show, source }) =>
    show === 'feed' ? ['community', 'loop', 'profile', 'video'].includes(source) : show !== 'explore'

  /** The page of the community's site that shows the same: what stays in the post without the plugin. */
  const addressOf = ({ show, source, slug }) => {
    const kind = show === 'feed' ? source : show
    const page = kind === 'loop' ? 'group' : kind
    if (!slug || !needsSlug({ show, source })) return `${site.base}/${page}`
    return `${site.base}/${page}/${encodeURIComponent(slug)}`
  }

  /** What a pasted address shows; null for one of another site. */
  const readAddress = (text) => {
    const base = [...new Set([site.base, site.apiBase])].find((it) => it && text.trim().startsWith(`${it}/`))
    const path = base && text.trim().slice(base.length)
    const [, feed] = path?.match(/^\/(home|latest|popular)\/?(?:[?#]|$)/) ?? []
    if (feed) return { show: 'feed', source: feed, slug: '' }
    const [, page, slug] = path?.match(/^\/(\w+)\/([^/?#]+)/) ?? []
    const show = { video: 'feed', community: 'community', group: 'loop', profile: 'profile' }[page]
    if (!show) return null
    try {
      return { show, source: page === 'video' ? 'video' : 'home', slug: decodeURIComponent(slug) }
    } catch {
      return null
    }
  }

  const Start = ({ choose }) => {
    const [text, setText] = useState('')
    const [failed, setFailed] = useState(false)
    const embed = (event) => {
      event.preventDefault()
      const found = readAddress(text)
      setFailed(!found)
      if (found) choose(found)
    }
    const link = (label, choice) => el(Button, { variant: 'link', onClick: () => choose(choice) }, label)
    return el(
      Placeholder,
      {
        icon: 'video-alt3',
        label: __('Geuin feed', 'geuin'),
        instructions: site.isConfigured
          ? __('Paste the address of a video, a community or a profile.', 'geuin')
          : __('An administrator has to set the API host and the brand under Settings → Geuin.', 'geuin'),
      },
      el(
        'form',
        { onSubmit: embed, className: 'geuin-start' },
        el(TextControl, {
          label: __('Address', 'geuin'),
          hideLabelFromVision: true,
          type: 'url',
          value: text,
          placeholder: `${site.base}/community/…`,
          onChange: setText,
          help: failed ? __('This is not an address of the community.', 'geuin') : '',
        }),
        el(Button, { variant: 'primary', type: 'submit' }, __('Embed', 'geuin')),
      ),
      el(
        'div',
        { className: 'geuin-ways' },
        link(__('Choose a community', 'geuin'), { show: 'community' }),
        link(__('Latest videos', 'geuin'), { show: 'feed', source: 'latest', layout: 'carousel' }),
        link(__('Videos for everyone', 'geuin'), { show: 'feed', source: 'home' }),
      ),
    )
  }

  /** The same page as visitors see, from the server; a little after the last change, since a slug is typed letter by letter. */
  const Preview = ({ attributes, isSelected }) => {
    const { show, source, slug, layout, muted, noAutoplay, accent, radius } = attributes
    const wanted = addQueryArgs(site.preview, { show, source, slug, layout, muted, noAutoplay, accent, radius })
    const [address, setAddress] = useState(wanted)
    useEffect(() => {
      const timer = setTimeout(() => setAddress(wanted), 400)
      return () => clearTimeout(timer)
    }, [wanted])
    return el('iframe', {
      src: address,
      title: __('Preview', 'geuin'),
      className: 'geuin-preview',
      // A click on an unselected block selects it.
      style: { width: '100%', height: heights[layout] ?? 560, border: 0, pointerEvents: isSelected ? 'auto' : 'none' },
    })
  }

  const Choices = ({ attributes, set }) => {
    const { show, source, slug, layout, muted, noAutoplay, accent, radius } = attributes
    const layouts = layoutsOf[show]
    const toggle = (label, key, checked) =>
      el(ToggleControl, { label, checked, onChange: (value) => set({ [key]: value }) })
    return el(
      InspectorControls,
      null,
      el(
        PanelBody,
        { title: __('Videos', 'geuin') },
        el(SelectControl, {
          label: __('Show', 'geuin'),
          value: show,
          options: options(kinds),
          onChange: (value) => set({ show: value, layout: '' }),
        }),
        show === 'feed' &&
          el(SelectControl, {
            label: __('Source', 'geuin'),
            value: source,
            options: options(sources),
            onChange: (value) => set({ source: value }),
          }),
        needsSlug(attributes) &&
          el(TextControl, {
            label: __('Which', 'geuin'),
            help: __('The last part of its address, or the whole address.', 'geuin'),
            value: slug,
            onChange: (value) => set({ slug: readAddress(value)?.slug ?? value }),
          }),
      ),
      layouts &&
        el(
          PanelBody,
          { title: __('Layout', 'geuin') },
          el(
            'div',
            { role: 'group', 'aria-label': __('Layout', 'geuin') },
            layouts.map(([value, icon, label]) =>
              el(Button, {
                key: value,
                icon,
                label,
                isPressed: layout === value,
                onClick: () => set({ layout: value }),
              }),
            ),
          ),
        ),
      el(
        PanelColorSettings,
        {
          title: __('Colour and corners', 'geuin'),
          initialOpen: false,
          colorSettings: [
            { label: __('Accent', 'geuin'), value: accent, onChange: (value) => set({ accent: value ?? '' }) },
          ],
        },
        el(RangeControl, {
          label: __('Corners', 'geuin'),
          value: radius,
          min: 0,
          max: 28,
          allowReset: true,
          onChange: (value) => set({ radius: value }),
        }),
      ),
      show === 'feed' &&
        el(
          PanelBody,
          { title: __('Playing', 'geuin'), initialOpen: false },
          toggle(__('Without sound at first', 'geuin'), 'muted', muted),
          toggle(__('Wait for a tap', 'geuin'), 'noAutoplay', noAutoplay),
        ),
    )
  }

  const Edit = ({ attributes, setAttributes, isSelected }) => {
    const set = (change) => {
      const next = { ...attributes, ...change }
      setAttributes({ ...change, address: addressOf(next) })
    }
    const isChosen = attributes.show !== '' && site.isConfigured
    const asksWhich = isChosen && needsSlug(attributes) && !attributes.slug
    return el(
      'div',
      useBlockProps(),
      !isChosen && el(Start, { choose: set }),
      isChosen &&
        el(
          Fragment,
          null,
          el(
            BlockControls,
            null,
            el(
              ToolbarGroup,
              null,
              el(ToolbarButton, { onClick: () => setAttributes({ show: '', address: '' }) }, __('Replace', 'geuin')),
            ),
          ),
          el(Choices, { attributes, set }),
          asksWhich
            ? el(Placeholder, {
                icon: 'video-alt3',
                label: __('Geuin feed', 'geuin'),
                instructions: __('Which one? Name it beside the post.', 'geuin'),
              })
            : el(Preview, { attributes, isSelected }),
        ),
    )
  }

  const save = ({ attributes: { address } }) =>
    address
      ? el(
          'p',
          useBlockProps.save(),
          el('a', { className: 'geuin', href: address }, address.replace(/^https?:\/\//, '')),
        )
      : null

  blocks.registerBlockType('geuin/feed', { edit: Edit, save })
})(window.wp)
