import { englishExamples } from './examples'
import { englishGuide } from './guide'
import { englishPages } from './pages'
import { englishParameters } from './parameters'
import { englishVersions } from './versions'

/** The English of every text of the guide, by the Vietnamese that stands in its pages. */
export const englishTexts: Readonly<Record<string, string>> = {
  ...englishGuide,
  ...englishExamples,
  ...englishPages,
  ...englishVersions,
  ...englishParameters,
}
