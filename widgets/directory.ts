import { defineSection, lookForSections } from '../src/islands/registry'
import { onFirstInteraction } from '../src/page/firstInteraction'
import { sections } from './sections'

const look = () => lookForSections(document)

// What a section waits for may come with the first interaction.
sections.forEach(defineSection)
look()
onFirstInteraction(look)
