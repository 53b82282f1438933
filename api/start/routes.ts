/**
 * The table of contents of the product, a file a room. Names are what the generated client calls. The pages of the site stand last:
 * they are whatever is no call.
 */
import './routes/tenancy.js'
import './routes/identity.js'
import './routes/members.js'
import './routes/discovery.js'
import './routes/chat.js'
import './routes/credits.js'
import './routes/safety.js'
import './routes/notices.js'
import './routes/http.js'
import './routes/reach.js'
import './routes/admin.js'
import './routes/site.js'
