// Cloudinary's package decides between http and https when it is loaded, by this variable. Our
// stand-in speaks http, and the package is loaded once for all files of a worker.
process.env['CLOUDINARY_URL'] = 'cloudinary://key:secret@demo?upload_prefix=http://127.0.0.1';
await import('cloudinary');
delete process.env['CLOUDINARY_URL'];
