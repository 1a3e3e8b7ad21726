'use client'

import { useEffect, useState } from 'react'
import { fromDrop, type PickedFile } from './collect-files'

/** Files dropped or pasted anywhere on the page. True while something is dragged over it. */
export function usePageDrop(onFiles: (files: readonly PickedFile[]) => void): boolean {
  const [dragging, setDragging] = useState(false)
  useEffect(() => {
    const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true
    const onOver = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault() // else the browser would open the file
      setDragging(true)
    }
    const onLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setDragging(false)
    }
    const onDrop = (event: DragEvent) => {
      setDragging(false)
      if (!holdsFiles(event) || event.dataTransfer === null) return
      event.preventDefault()
      void fromDrop(event.dataTransfer).then(onFiles)
    }
    const onPaste = (event: ClipboardEvent) => {
      const inField = event.target instanceof Element && event.target.matches('input, textarea, [contenteditable]')
      const files = [...(event.clipboardData?.files ?? [])]
      if (!inField && files.length > 0) onFiles(files.map((file) => ({ file, folder: null })))
    }
    window.addEventListener('dragenter', onOver)
    window.addEventListener('dragover', onOver)
    window.addEventListener('dragleave', onLeave)
    window.addEventListener('drop', onDrop)
    document.addEventListener('paste', onPaste)
    return () => {
      window.removeEventListener('dragenter', onOver)
      window.removeEventListener('dragover', onOver)
      window.removeEventListener('dragleave', onLeave)
      window.removeEventListener('drop', onDrop)
      document.removeEventListener('paste', onPaste)
    }
  }, [onFiles])
  return dragging
}
