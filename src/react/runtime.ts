import { unlessLeft } from '../page/leaving'
import { report } from '../page/report'
import { settings } from '../stores/settings'
import { loadTexts } from '../text/text'
import { mount } from './mount'

/** Resolves with what mounts components, once the texts that they show are there. Without words they say nothing, but do everything else. */
export async function loadRuntime(): Promise<{ mount: typeof mount }> {
  await unlessLeft(loadTexts(settings().locale)).catch((error) => report('chunk-failed', null, error))
  return { mount }
}
