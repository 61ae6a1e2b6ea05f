import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage } from '../support/freshPage'
import { installJQuery, type JQuery } from '../support/jQuery'
import { find } from '../support/page'

const load = async () => ({
  ...(await import('../../src/bridge/pluginEvents')),
  ...(await import('../../src/bridge/mayHappen')),
  ...(await import('../../src/bridge/storedData')),
})

let bridge: Awaited<ReturnType<typeof load>>
beforeEach(async () => {
  openPage('<a class="button">Add</a>')
  vi.stubGlobal('reportError', vi.fn())
  bridge = await load()
})

describe('without jQuery', () => {
  test('an event is raised natively, bubbling, with its arguments as they are', () => {
    const heard = vi.fn()
    document.addEventListener('added_to_cart', heard)
    bridge.emit('added_to_cart', [{}, 'hash', find('.button')])
    expect(heard).toHaveBeenCalledOnce()
    expect(heard.mock.calls[0]?.[0]).toMatchObject({ target: document.body, detail: [{}, 'hash', find('.button')] })
  })

  test('a function that stands at the body under the event’s name is called as jQuery would, elements in a list', () => {
    const heard = vi.fn()
    const handlers = { onadded_to_cart: heard, onwc_fragments_loaded: 'no function' }
    Object.assign(document.body, handlers)
    bridge.emit('added_to_cart', [{}, 'hash', find('.button')])
    bridge.emit('wc_fragments_loaded')
    for (const name of Object.keys(handlers)) Reflect.deleteProperty(document.body, name)
    const event = expect.objectContaining({ type: 'added_to_cart', target: document.body })
    // happy-dom calls it, too, with the event alone, which no browser does.
    expect(heard.mock.calls.filter(({ length }) => length > 1)).toEqual([[event, {}, 'hash', [find('.button')]]])
  })

  test('one that throws does not break us, and is reported', () => {
    const failure = new Error('plugin')
    Object.assign(document.body, {
      onadded_to_cart: (_event: Event, ...args: unknown[]) => {
        if (args.length > 0) throw failure
      },
    })
    bridge.emit('added_to_cart', [{}, 'hash'])
    Reflect.deleteProperty(document.body, 'onadded_to_cart')
    expect(vi.mocked(reportError).mock.calls).toEqual([[failure]])
  })

  test('an event can be raised on another element, and without arguments', () => {
    const heard = vi.fn()
    find('.button').addEventListener('wc_fragments_loaded', heard)
    bridge.emit('wc_fragments_loaded', undefined, find('.button'))
    expect(heard.mock.calls[0]?.[0]).toMatchObject({ detail: [] })
  })

  test('events of other plugins arrive with their arguments, or without any where their detail is no list', () => {
    const listener = vi.fn()
    bridge.onPluginEvent('added_to_cart removed_from_cart', listener)
    const raise = (name: string, detail?: unknown) => document.body.dispatchEvent(new CustomEvent(name, { detail }))
    raise('added_to_cart', [{ a: '<b>' }, 'hash'])
    raise('removed_from_cart')
    raise('added_to_cart', { fragments: {} })
    raise('added_to_cart', { detail: { fragments: {} } })
    raise('added_to_cart', null)
    expect(listener.mock.calls).toEqual([[{ a: '<b>' }, 'hash'], [], [], [], []])
  })

  test('a listener that was taken off hears nothing more, not even through a jQuery that comes later', () => {
    const listener = vi.fn()
    const stop = bridge.onPluginEvent('added_to_cart removed_from_cart', listener)
    stop()
    document.body.dispatchEvent(new CustomEvent('removed_from_cart'))
    const jQuery = installJQuery()
    document.dispatchEvent(new Event('load'))
    jQuery(document.body).trigger('added_to_cart')
    expect(listener).not.toHaveBeenCalled()
  })

  test('a jQuery on which it cannot be listened is not tried again', () => {
    bridge.onPluginEvent('added_to_cart', () => {}, document.body)
    const on = vi.fn(() => {
      throw new Error('wrapped')
    })
    vi.stubGlobal(
      'jQuery',
      Object.assign(() => ({ on }), { fn: {} }),
    )
    const look = () => document.dispatchEvent(new Event('load'))
    expect(look).toThrow('wrapped')
    look()
    expect(on).toHaveBeenCalledOnce()
  })

  test('a native listener vetoes with preventDefault(), and is asked under the whole name', () => {
    const name = 'should_send_ajax_request.adding_to_cart'
    expect(bridge.mayHappen(name, [find('.button')])).toBe(true)
    document.body.addEventListener(name, (event) => event.preventDefault())
    expect(bridge.mayHappen(name, [find('.button')])).toBe(false)
  })

  test('nobody has stored anything on an element', () => {
    expect(bridge.storedData(find('.button'))).toEqual({})
  })
})

describe('with jQuery', () => {
  let jQuery: JQuery
  beforeEach(() => {
    jQuery = installJQuery()
  })

  test('an event reaches jQuery’s listeners once, elements as jQuery objects', () => {
    const heard = vi.fn()
    jQuery(document.body).on('added_to_cart', (_event, ...args) => heard(...args))
    bridge.emit('added_to_cart', [{ a: '<b>' }, 'hash', find('.button')])
    expect(heard).toHaveBeenCalledOnce()
    const [fragments, hash, button] = heard.mock.calls[0] ?? []
    expect([fragments, hash]).toEqual([{ a: '<b>' }, 'hash'])
    expect(button).toMatchObject({ jquery: '3.7.1', length: 1, 0: find('.button') })
  })

  test('the element at which it is raised comes as it is, as the shop’s galleries hand themselves over', () => {
    const heard = vi.fn()
    const params = {}
    jQuery(find('.button')).on('wc-product-gallery-after-init', (_event, ...args) => heard(...args))
    bridge.emit('wc-product-gallery-after-init', [find('.button'), params], find('.button'))
    expect(heard.mock.calls).toEqual([[find('.button'), params]])
    expect(heard.mock.calls[0]?.[0]).toBe(find('.button'))
  })

  test('the wishlist’s events hand over the element itself, as its plugin does', () => {
    const heard = vi.fn()
    jQuery(document.body).on('tinvwl_wishlist_product_marked', (_event, ...args) => heard(...args))
    bridge.emit('tinvwl_wishlist_product_marked', [find('.button'), true])
    expect(heard.mock.calls).toEqual([[find('.button'), true]])
    expect(heard.mock.calls[0]?.[0]).toBe(find('.button'))
  })

  test('it is not raised natively as well', () => {
    const heard = vi.fn()
    document.addEventListener('added_to_cart', heard)
    bridge.emit('added_to_cart')
    expect(heard).not.toHaveBeenCalled()
  })

  test('a plugin’s handler that throws does not break us, and is reported as the browser would', () => {
    const failure = new Error('plugin')
    jQuery(document.body).on('added_to_cart should_send_ajax_request.adding_to_cart', () => {
      throw failure
    })
    bridge.emit('added_to_cart')
    expect(bridge.mayHappen('should_send_ajax_request.adding_to_cart', [])).toBe(true)
    expect(vi.mocked(reportError).mock.calls).toEqual([[failure], [failure]])
  })

  test('a handler of the same namespace vetoes by returning false; any other answer is none', () => {
    const name = 'should_send_ajax_request.adding_to_cart'
    jQuery(document.body).on('should_send_ajax_request.other', () => false)
    jQuery(document.body).on(name, () => undefined)
    expect(bridge.mayHappen(name, [find('.button')])).toBe(true)
    const asked = vi.fn(() => false)
    jQuery(document.body).on(name, (_event, ...args) => asked(...(args as [])))
    expect(bridge.mayHappen(name, [find('.button')])).toBe(false)
    expect(asked).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ 0: find('.button') }))
  })

  test('what plugins trigger arrives once, with jQuery objects unwrapped', () => {
    const listener = vi.fn()
    bridge.onPluginEvent('added_to_cart removed_from_cart', listener)
    jQuery(document.body).trigger('added_to_cart', [{}, 'hash', jQuery(find('.button'))])
    jQuery(document.body).trigger('removed_from_cart')
    expect(listener.mock.calls).toEqual([[{}, 'hash', find('.button')], []])
  })

  test('an event that somebody raises natively arrives as well, once, with its arguments', () => {
    const listener = vi.fn()
    bridge.onPluginEvent('added_to_cart', listener)
    document.body.dispatchEvent(new CustomEvent('added_to_cart', { detail: [{}, 'hash'] }))
    expect(listener.mock.calls).toEqual([[{}, 'hash']])
  })

  test('a listener can listen on another target', () => {
    const listener = vi.fn()
    bridge.onPluginEvent('wc_update_cart', listener, document)
    jQuery(document).trigger('wc_update_cart', [true])
    expect(listener.mock.calls).toEqual([[true]])
  })

  test('a listener that was taken off hears nothing more, and the others go on', () => {
    const listener = vi.fn()
    const other = vi.fn()
    const stop = bridge.onPluginEvent('added_to_cart', listener)
    bridge.onPluginEvent('added_to_cart', other)
    stop()
    jQuery(document.body).trigger('added_to_cart')
    expect(listener).not.toHaveBeenCalled()
    expect(other).toHaveBeenCalledOnce()
  })

  test('what plugins stored on an element is found', () => {
    jQuery(find('.button')).data('gift', 'yes')
    expect(bridge.storedData(find('.button'))).toMatchObject({ gift: 'yes' })
  })
})

describe.each(['native', 'jQuery'])('our own events (%s)', (way) => {
  /** Another plugin raises an event. */
  let raise: (name: string) => void
  beforeEach(() => {
    const jQuery = way === 'jQuery' ? installJQuery() : undefined
    raise = (name) => (jQuery ? jQuery(document.body).trigger(name) : document.body.dispatchEvent(new Event(name)))
  })

  test('do not reach who listens to others, who hears what others raise', () => {
    const listener = vi.fn()
    const stop = bridge.listenToOthers('added_to_cart', listener)
    bridge.emit('added_to_cart', [{}, 'ours'])
    expect(listener).not.toHaveBeenCalled()
    raise('added_to_cart')
    expect(listener).toHaveBeenCalledOnce()
    stop()
    raise('added_to_cart')
    expect(listener).toHaveBeenCalledOnce()
  })

  test('are told apart from one of the same name that a plugin raises while it hears ours', () => {
    const listener = vi.fn()
    let isAnswered = false
    bridge.onPluginEvent('added_to_cart', () => {
      if (isAnswered) return
      isAnswered = true
      raise('added_to_cart')
    })
    bridge.listenToOthers('added_to_cart', listener)
    bridge.emit('added_to_cart', [{}, 'ours'])
    expect(listener).toHaveBeenCalledExactlyOnceWith()
  })
})

describe('jQuery that arrives later', () => {
  const scriptLoads = () => {
    document.head.append(document.createElement('i'))
    find('head i').dispatchEvent(new Event('load'))
  }

  test('is joined when a script has brought it, without hearing anything twice', () => {
    const listener = vi.fn()
    bridge.onPluginEvent('added_to_cart', listener)
    scriptLoads()
    const jQuery = installJQuery()
    document.body.dispatchEvent(new CustomEvent('added_to_cart', { detail: ['before'] }))
    scriptLoads()
    scriptLoads()
    jQuery(document.body).trigger('added_to_cart', ['by jQuery'])
    document.body.dispatchEvent(new CustomEvent('added_to_cart', { detail: ['natively'] }))
    expect(listener.mock.calls).toEqual([['before'], ['by jQuery'], ['natively']])
  })

  test('and another after it: what is raised through either is heard, and what is raised natively once', () => {
    const listener = vi.fn()
    const first = installJQuery()
    const stop = bridge.onPluginEvent('added_to_cart', listener)
    const second = installJQuery()
    scriptLoads()
    scriptLoads()
    first(document.body).trigger('added_to_cart', ['by the first'])
    second(document.body).trigger('added_to_cart', ['by the second'])
    // Scripts may keep an event, and raise it again.
    const event = new CustomEvent('added_to_cart', { detail: ['natively'] })
    const raise = () => document.body.dispatchEvent(event)
    raise()
    raise()
    bridge.emit('added_to_cart', ['by us'])
    expect(listener.mock.calls.flat()).toEqual(['by the first', 'by the second', 'natively', 'natively', 'by us'])
    stop()
    for (const jQuery of [first, second, installJQuery()]) {
      scriptLoads()
      jQuery(document.body).trigger('added_to_cart')
    }
    raise()
    expect(listener).toHaveBeenCalledTimes(5)
  })

  test('a listener that raises the same event natively again does not have the first one heard twice', () => {
    const heard: unknown[] = []
    installJQuery()
    const raise = (said: string) => document.body.dispatchEvent(new CustomEvent('added_to_cart', { detail: [said] }))
    bridge.onPluginEvent('added_to_cart', (said) => {
      heard.push(said)
      if (said === 'outer') raise('inner')
    })
    installJQuery()
    scriptLoads()
    raise('outer')
    expect(heard).toEqual(['outer', 'inner'])
  })

  test('is used for the next event that we raise', () => {
    const heard = vi.fn()
    document.addEventListener('added_to_cart', heard)
    bridge.emit('added_to_cart')
    installJQuery()
    bridge.emit('added_to_cart')
    expect(heard).toHaveBeenCalledOnce()
  })
})
