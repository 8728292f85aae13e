import { copyProject, editorIn } from '../../tests/editor/browser/copied-project'
import { temporaryFolder } from '../temporary'

/** The editor as a separate process, on a copy of the project and a free port. */
export function openedEditor() {
  const folder = temporaryFolder('preview')
  copyProject(folder)
  return editorIn(folder)
}
