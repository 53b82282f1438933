import { runScreens } from '../screens/run_screens.ts'
import { screenOptions } from '../screens/screen_options.ts'
import { startProduct } from '../screens/product.ts'

/**
 * Takes screenshots: `node --import=@poppinss/ts-exec bin/screens.ts [--page …] [--preset …] [--width …] [--mode …] [--locale …]`.
 * DATABASE_URL names a server for a temporary database; the packages must be built.
 */
const options = screenOptions(process.argv.slice(2))
const product = await startProduct(process.env.DATABASE_URL)
try {
  await runScreens(options)
} finally {
  await product.end()
}
