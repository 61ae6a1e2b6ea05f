import type { ReactNode } from 'react'
import { keyOf, Outlet, ServerElement, useAllWithin } from '../../src/react'
import { type ShownForm, valueFor } from './formState'
import { useServerOwn } from './useServerOwn'

interface ReflectionProps {
  place: HTMLElement
  field: string
  /** The values of the field, if they are valid; with none, the server's default is shown. */
  words: readonly string[]
}

/** A list of outputs: the server's default ones are hidden while there is a value; its other ones are out of date and hidden always. */
function ReflectedList({ place, field, words }: ReflectionProps): ReactNode {
  const serverOutputs = useServerOwn(place, 'output')
  return (
    <>
      {serverOutputs.map((output) => (
        <ServerElement
          key={keyOf(output)}
          of={output}
          hidden={!output.hasAttribute('data-default') || words.length > 0}
        />
      ))}
      <Outlet append={place}>
        {words.map((word, index) => (
          // Another element for another value (decisions: Translated pages).
          // biome-ignore lint/suspicious/noArrayIndexKey: two values may be the same, and none has a state.
          <output key={`${index} ${word}`} name={field}>
            {word}
          </output>
        ))}
      </Outlet>
    </>
  )
}

/** Repeats the values of fields elsewhere in the form (plugins contract 1.1). */
export function Reflections({ state }: ShownForm): ReactNode {
  const { reflections } = state
  const places = useAllWithin<HTMLElement>('[data-reflection-of]')
  return places.map((place) => {
    const { reflectionOf: field = '', default: none = '' } = place.dataset
    const words = valueFor(reflections, field)
    if (!words) return null
    return place.matches('output') ? (
      <ServerElement key={keyOf(place)} of={place} textContent={words[0] ?? none} />
    ) : (
      <ReflectedList key={keyOf(place)} place={place} field={field} words={words} />
    )
  })
}
