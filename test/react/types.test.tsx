import { expectTypeOf, test } from 'vitest'
import {
  Outlet,
  ServerButton,
  ServerElement,
  type ServerElementProps,
  ServerHtml,
  useAllWithin,
  useHost,
  useListener,
  useWithin,
} from '../../src/react'

// Every line marked "expect-error" is wrong use: the type check of the project fails where such a line compiles.
// It stands in functions that nobody calls, so that nothing is rendered here.

const element = document.body

test('an outlet has exactly one place', () => {
  void (() => [
    <Outlet key={1} after={element} as='li' />,
    <Outlet key={2} in={null} />,
    // @ts-expect-error
    <Outlet key={3} />,
    // @ts-expect-error
    <Outlet key={4} after={element} before={element} />,
    // @ts-expect-error
    <Outlet key={5} at={element} />,
    // @ts-expect-error
    <Outlet key={6} append='.cart' />,
  ])
})

test('server HTML comes as text or as nodes', () => {
  void (() => [
    <ServerHtml key={1} html='<b>' className='x' />,
    <ServerHtml key={2} nodes={[element]} />,
    // @ts-expect-error
    <ServerHtml key={3} />,
    // @ts-expect-error
    <ServerHtml key={4} html='' nodes={[]} />,
  ])
})

test('a server element has what HTML has, under its names', () => {
  void (() => [
    <ServerElement key={1} of={element} class={{ a: true, b: undefined }} style={{ lineHeight: 2, '--x': null }} />,
    <ServerElement key={2} of={undefined} hidden aria-busy={false} data-x={1} tabindex={-1} value={3} checked />,
    <ServerElement key={3} of={null} href={undefined} onClick={undefined} />,
    // @ts-expect-error
    <ServerElement key={4} class={{ a: true }} />,
    // @ts-expect-error
    <ServerElement key={5} of={element} className='a' />,
    // @ts-expect-error
    <ServerElement key={6} of={element} class='a' />,
    // @ts-expect-error
    <ServerElement key={7} of={element} tabIndex={0} />,
    // @ts-expect-error
    <ServerElement key={8} of={element} checked='checked' />,
    // @ts-expect-error
    <ServerElement key={9} of={element} style='height: 3px' />,
    // @ts-expect-error
    <ServerElement key={10} of={element} innerHTML='' />,
    <ServerElement key={11} of={element}>
      {/* @ts-expect-error */}
      {1}
    </ServerElement>,
    // @ts-expect-error
    <ServerElement key={12} of={element} aria-label={{}} />,
  ])
})

test('what makes an element a button is not the caller’s to say', () => {
  void (() => [
    <ServerButton
      key={1}
      of={element}
      role='button'
      label='Close'
      aria-expanded={false}
      data-open=''
      onClick={() => {}}
    />,
    // @ts-expect-error
    <ServerButton key={2} of={element} onKeydown={() => {}} />,
    // @ts-expect-error
    <ServerButton key={3} of={element} tabindex={-1} />,
    // @ts-expect-error
    <ServerButton key={4} of={element} aria-label='Close' />,
  ])
})

test('a listener gets the event that its name promises', () => {
  expectTypeOf<NonNullable<ServerElementProps['onSubmit']>>().parameter(0).toEqualTypeOf<SubmitEvent>()
  expectTypeOf<NonNullable<ServerElementProps['onKeydown']>>().parameter(0).toEqualTypeOf<KeyboardEvent>()
  void (() => {
    useListener(document, 'visibilitychange', (event) => expectTypeOf(event).toEqualTypeOf<Event>())
    useListener(window, 'storage', ({ key }) => expectTypeOf(key).toEqualTypeOf<string | null>())
    useListener(element, 'found_variation', (event) => expectTypeOf(event).toEqualTypeOf<Event>())
    useListener(null, 'shop-islands:cart-changed', ({ detail }) => detail.cartHash)
    return [
      // @ts-expect-error
      <ServerElement key={1} of={element} onKeyDown={() => {}} />,
      // @ts-expect-error
      <ServerElement key={2} of={element} on={{ 'shop-islands:cart-exploded': () => {} }} />,
      // @ts-expect-error
      <ServerElement key={3} of={element} onClick={(event: KeyboardEvent) => event.key} />,
    ]
  })
})

test('the host and what is in it have the types that are asked for', () => {
  expectTypeOf(useHost<HTMLFormElement>).returns.toEqualTypeOf<HTMLFormElement>()
  expectTypeOf(useWithin<HTMLElement>).returns.toEqualTypeOf<HTMLElement | null>()
  expectTypeOf(useAllWithin<SVGElement>).returns.toEqualTypeOf<readonly SVGElement[]>()
})
