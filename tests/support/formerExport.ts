import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { picture } from './files.ts';

/** The place of everything in the export that has one. */
export const mapLink = 'https://maps.google.com/?q=Auckland';

/** Writes a file of the export by its path. */
type WriteFile = (name: string, content: string | Buffer) => void;

/** Writes an export in the form of Supabase's table editor and storage. */
export async function writeExport(write: WriteFile): Promise<void> {
  const jpeg = await sharp({ create: { width: 3000, height: 60, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Artist: 'somebody' } })
    .jpeg()
    .toBuffer();
  write('eventBucket/images/1700000000000-New year.jpg', jpeg);
  write('directoryBucket/images/1700000000001-cafe.png', await picture('png'));
  write(
    'aboutEthiopiaBucket/images/1700000000002-dance.mp4',
    readFileSync('tests/support/files/red-then-green.mp4'),
  );
  const host = 'https://example.supabase.co/storage/v1/object/public';
  write(
    'event.csv',
    '\ufeffid,created_at,title,date,time,endDate,endTime,description,location,mapLink,imageUrl,imagePath,createdBy\r\n' +
      `7,2023-11-15 02:03:04.5+00,"New year, ""Enkutatash""",2024-09-11,10:00 AM,2024-09-12,1 pm,"Come.\r\n\r\n\r\n\r\nእንኳን አደረሳችሁ",Hall,${mapLink},` +
      `${host}/eventBucket/images/1700000000000-New%20year.jpg,images/1700000000000-New year.jpg,5e1f0f0e\r\n`,
  );
  write(
    'directory-category.csv',
    'id,categoryName,createdBy\n1,Ethiopian Restaurants,\n9,Florists,\n4,Bakers,\n',
  );
  write(
    'directory.csv',
    'id,name,description,location,mapLink,imageUrl,imagePath,categoryId,socialMediaPlatforms,socialMediaPlatformLinks\n' +
      `3,Cafe,"{""Coffee, black"",Cake}",Queen Street,${mapLink},,directoryBucket/images/1700000000001-cafe.png,9,"{facebook,x}","[""https://www.facebook.com/cafe"", ""https://x.com/cafe""]"\n`,
  );
  write(
    'resource.json',
    JSON.stringify([
      {
        id: 2,
        title: 'Jobs',
        description: ['One', 'Two'],
        link: 'https://jobs.govt.nz',
        categoryId: 2,
        createdBy: null,
      },
    ]),
  );
  write(
    'post.json',
    JSON.stringify([{ id: 1, postTitle: 'News', postText: null, imageUrl: null, imagePath: null }]),
  );
  write(
    'aboutEthiopia.json',
    JSON.stringify([
      {
        id: 5,
        title: 'Dance',
        description: 'Eskista',
        link: '',
        categoryId: null,
        isVideoSrc: true,
        mediaPath: 'images/1700000000002-dance.mp4',
        mediaUrl: `${host}/aboutEthiopiaBucket/images/1700000000002-dance.mp4`,
      },
    ]),
  );
  write(
    'members.csv',
    'id,name,dob,email,address,contactNumber,date\n12,አበበ ቢቂላ,1932-08-07,,1 Example Street,021 555 0100,2024-01-02\n',
  );
}
