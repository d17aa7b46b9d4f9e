import { env } from 'node:process';

// Cloudinary's package decides between http and https when it is loaded, by this variable. Our
// fake uses http, and the package is loaded once for all files of a worker.
env['CLOUDINARY_URL'] = 'cloudinary://key:secret@demo?upload_prefix=http://127.0.0.1';
await import('cloudinary');
delete env['CLOUDINARY_URL'];
