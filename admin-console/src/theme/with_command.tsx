import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'

/** Stands for the command in the translated sentence. */
const PLACE = '\u0000'

interface Props {
  /** Of a text with {{command}}. */
  text: string
  command: string
}

/** A sentence with a command of the server in it, which may break anywhere. */
export function WithCommand({ text, command }: Props) {
  const [before, after] = useTranslate()(text, { command: PLACE }).split(PLACE)
  return (
    <>
      {before}
      <Box component="code" sx={{ overflowWrap: 'anywhere', color: 'text.primary' }}>
        {command}
      </Box>
      {after}
    </>
  )
}
